import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { LexicalEditor } from 'lexical';
import { $getRoot } from 'lexical';
import { RichTextField } from '../../../client/ui/richText/RichTextField';
import { references } from '../../support/references';
import { renderClient } from '../../support/renderClient';

interface FormProps {
  initial?: string;
  maxLength?: number;
  isDisabled?: boolean;
  error?: string;
}

const reported = jest.fn<undefined, [string]>();
beforeEach(() => reported.mockClear());

/** A form that keeps the reported HTML, with a button that replaces it. */
function Form({ initial = '', maxLength = 1000, ...props }: FormProps) {
  const [html, setHtml] = useState(initial);
  const keep = (changed: string) => {
    reported(changed);
    setHtml(changed);
  };
  return (
    <>
      <RichTextField
        label="Note"
        name="note"
        lang="en"
        isRequired
        value={html}
        onChange={keep}
        maxLength={maxLength}
        references={references}
        {...props}
      />
      <button onClick={() => setHtml('<h2>restored</h2>')}>restore</button>
      <output>{html}</output>
    </>
  );
}

async function open(props: FormProps = {}) {
  const { user } = await renderClient(<Form {...props} />, {
    settings: { prefLanguage: 'english' },
  });
  const area = screen.getByRole('textbox', { name: 'Note' });
  const editor = (area as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor;
  const update = (change: () => void) => act(async () => editor.update(change, { discrete: true }));
  return {
    user,
    area,
    /** Types at the end of the text, one character at a time. */
    async type(text: string) {
      for (const character of text) {
        await update(() => $getRoot().selectEnd().insertText(character));
      }
    },
    html: () => document.querySelector('output')?.textContent,
  };
}

test('the area is labeled, and the toolbar is one tab stop', async () => {
  const { user, area } = await open({ error: 'Too short.' });
  expect(area).toHaveAttribute('aria-required', 'true');
  expect(area).toHaveAttribute('aria-invalid', 'true');
  expect(area).toHaveAccessibleDescription('Too short.');
  expect(area).toHaveAttribute('aria-multiline', 'true');
  expect(area).toHaveAttribute('lang', 'en');

  const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting: Note' }));
  expect(toolbar.getAllByRole('button')).toHaveLength(14);
  await user.tab();
  expect(toolbar.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(toolbar.getByRole('button', { name: 'Insert a link to a verse' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(toolbar.getByRole('button', { name: 'Bold', pressed: false })).toHaveFocus();
  await user.tab();
  expect(area).toHaveFocus();
});

test('only changes made in the editor are reported', async () => {
  const { user, area, type, html } = await open({ initial: '<p>one</p>\n<p></p>' });
  expect(area).toHaveTextContent('one');
  await user.click(screen.getByRole('button', { name: 'restore' }));
  expect(within(area).getByRole('heading', { level: 2 })).toHaveTextContent('restored');
  expect(reported).not.toHaveBeenCalled();

  await type('!');
  expect(html()).toBe('<h2>restored!</h2>');
  expect(reported.mock.calls).toEqual([['<h2>restored!</h2>']]);
  await user.click(screen.getByRole('button', { name: 'restore' }));
  expect(area).toHaveTextContent(/^restored$/);
});

test.each([
  ['see 2:255', '<p>see 2:255</p>'],
  ['see 2:255,', '<p>see <a href="/verses/2:255">2:255</a>,</p>'],
  ['(2:255) 3:7 ', '<p>(<a href="/verses/2:255">2:255</a>) <a href="/verses/3:7">3:7</a></p>'],
  ['2:255’te', '<p><a href="/verses/2:255">2:255</a>’te</p>'],
  ['2:287. 12:30:15 1.2:3 ', '<p>2:287. 12:30:15 1.2:3</p>'],
  ['2:280-290 ', '<p>2:280-290</p>'],
  ['2:285-286,', '<p><a href="/verses/2:285">2:285-286</a>,</p>'],
  ['2:255-te ', '<p><a href="/verses/2:255">2:255</a>-te</p>'],
  ['Bakara 2:255 ', '<p><a href="/verses/2:255">Bakara 2:255</a></p>'],
  ['Kur’an 2/255 ', '<p><a href="/verses/2:255">Kur’an 2/255</a></p>'],
  ['1/2 24/7 ', '<p>1/2 24/7</p>'],
  ['Bakara 255. ayet ', '<p><a href="/verses/2:255">Bakara 255. ayet</a></p>'],
  ['Bakara suresi 286 ayettir. ', '<p>Bakara suresi 286 ayettir.</p>'],
  ['Nur 5 yaşında. ', '<p>Nur 5 yaşında.</p>'],
  [
    '(Bakara 255; Nisâ 3)',
    '<p>(<a href="/verses/2:255">Bakara 255</a>; <a href="/verses/4:3">Nisâ 3</a>)</p>',
  ],
])('a reference becomes a link once something is typed after it: %s', async (typed, written) => {
  const { type, html } = await open({ initial: '' });
  await type(typed);
  expect(html()).toBe(written);
});

test('a corrected reference links to the new verse', async () => {
  const { type, html } = await open({ initial: '<p>see <a href="/verses/2:25">2:25</a></p>' });
  await type('6');
  expect(html()).toBe('<p>see <a href="/verses/2:256">2:256</a></p>');
  await type('7');
  expect(html()).toBe('<p>see <a href="/verses/2:256">2:256</a>7</p>');
});

test('a corrected name links to the verse of its surah', async () => {
  const { type, html } = await open({
    initial: '<p><a href="/verses/2:25">Bakara 25</a></p>',
  });
  await type('5');
  expect(html()).toBe('<p><a href="/verses/2:255">Bakara 255</a></p>');
});

test('a verse is inserted as written, if it exists', async () => {
  const { user, type, html } = await open();
  await type('see ');
  await user.click(screen.getByRole('button', { name: 'Insert a link to a verse' }));
  const verse = screen.getByRole('textbox', { name: 'Verse' });
  await user.type(verse, 'Bakara 287{Enter}');
  expect(verse).toBeInvalid();
  await user.clear(verse);
  await user.type(verse, 'Bakara 285-286{Enter}');
  expect(html()).toBe('<p>see <a href="/verses/2:285">Bakara 285-286</a></p>');
});

test('existing references stay unlinked', async () => {
  const { type, html } = await open({ initial: '<p>see 2:255; 3:7, and</p>' });
  await type(' more.');
  expect(html()).toBe('<p>see 2:255; 3:7, and more.</p>');
});

test('text beyond the maximum length is cut off by whole characters', async () => {
  const { type, html } = await open({ initial: '<p>12345</p>', maxLength: 8 });
  await type('67😀');
  expect(html()).toBe('<p>1234567</p>');
  await type('8');
  expect(html()).toBe('<p>12345678</p>');
  await type('9');
  expect(html()).toBe('<p>12345678</p>');
  expect(screen.getByText(/at most 8 characters/, { selector: '[aria-hidden]' })).toBeVisible();
});

test('a text that is too long from the start is kept', async () => {
  const { type, area } = await open({ initial: '<p>1234567890</p>', maxLength: 8 });
  await type('x');
  expect(area).toHaveTextContent(/^1234567890$/);
});

test('a disabled editor is read-only', async () => {
  const { user, area } = await open({ initial: '<p>one</p>', isDisabled: true });
  expect(area).toHaveAttribute('contenteditable', 'false');
  const bold = screen.getByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Large heading' }));
  expect(reported).not.toHaveBeenCalled();
});

test('a link is added only to an allowed address', async () => {
  const { user, type, html } = await open();
  await type('see ');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription(/cannot be linked to/);
  await user.clear(address);
  await user.type(address, 'example.com/a{Enter}');
  expect(address).not.toBeInTheDocument();
  expect(html()).toBe('<p>see <a href="https://example.com/a">example.com/a</a></p>');
});
