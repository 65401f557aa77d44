import { SaxesParser } from 'saxes';
import { escapeMarkup } from '../../text/escapeMarkup';
import { fc } from '../support/fastCheck';

/** What an XML parser reads in an element and in attributes with both quotes. */
function parsed(markup: string) {
  const read = { text: '', double: '', single: '' };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => Object.assign(read, attributes));
  parser.on('text', (text) => (read.text += text));
  parser.write(`<a double="${markup}" single='${markup}'>${markup}</a>`).close();
  return read;
}

const readAs = (text: string) => ({ text, double: text, single: text });

describe('escaped text', () => {
  test('is read as it was, in elements and attributes', () => {
    const text = `<b title='a'>"A&B"</b> &amp; ]]> ٱللَّهُ 😀`;
    expect(parsed(escapeMarkup(text))).toEqual(readAs(text));
  });

  test('is without the characters that XML forbids', () => {
    const text = 'a\u0000b\u0008c\u000Bd\u000Ce\u001Ff\uFFFEg\uFFFFh\uD800i\uDC00';
    expect(parsed(escapeMarkup(text))).toEqual(readAs('abcdefghi'));
  });

  test('is always well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parsed(escapeMarkup(text))).not.toThrow();
      }),
    );
  });
});
