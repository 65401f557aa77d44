import { cleanHtml } from '../../../text/html';
import { readPaste } from '../../../client/ui/richText/readPaste';
import { writeHtml } from '../../../client/ui/richText/writeHtml';
import { references } from '../../support/references';

const paste = (html: string, text = '') => writeHtml(readPaste(html, text, references));

const wordDocument = (body: string) => `
<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-text:\\F0B7;} --></style></head>
<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const symbol = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;

test.each([
  [
    'paragraphs, marks and fields of Word',
    `<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span style='color:red'>Kalın</span></b>, <i>eğik</i> ve <u>çizgili</u><o:p></o:p></p>
     <p class=MsoNormal><o:p>&nbsp;</o:p></p>
     <p class=MsoNormal><st1:place w:st="on"><st1:City w:st="on">Mekke</st1:City></st1:place>’de <font color="#1F497D" face="Calibri">inmiştir</font>.</p>`,
    '<p><strong>Kalın</strong>, <em>eğik</em> ve <u>çizgili</u></p><p>Mekke’de inmiştir.</p>',
  ],
  [
    'headings of Word',
    `<h1><a name="_Toc1"></a>İman<o:p></o:p></h1><h2 style='mso-list:l0 level2 lfo1'>Nedir</h2><h5>Not</h5>`,
    '<h2>İman</h2><h2>Nedir</h2><h4>Not</h4>',
  ],
  [
    'lists of Word, which are paragraphs with symbols',
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${symbol('·')}sabır<o:p></o:p></p>
     <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>${symbol('o')}zorlukta</p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${symbol('·')}şükür</p>
     <p class=MsoNormal>Sonra:</p>
     <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${symbol('1.')}namaz</p>
     <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${symbol('2.')}zekât</p>`,
    '<ul><li>sabır<ul><li>zorlukta</li></ul></li><li>şükür</li></ul><p>Sonra:</p><ol><li>namaz</li><li>zekât</li></ol>',
  ],
  [
    'lists of Word whose symbols are not marked as such',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span>sabır</p>
     <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='font-family:"Courier New"'>o<span>&nbsp;&nbsp; </span></span>o gün</p>
     <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>1.<span>&nbsp;&nbsp; </span>namaz</p>
     <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>o namaz</p>`,
    '<ul><li>sabır<ul><li>o gün</li></ul></li></ul><ol><li>namaz</li></ol><ul><li>o namaz</li></ul>',
  ],
  [
    'footnotes of Word, which lead to no page',
    `<p class=MsoNormal>Sabır<a style='mso-footnote-id:ftn1' href="http://localhost:4000/#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> <a href="#_Toc12">bkz.</a></p>
     <div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="file:///C:/a.htm#_ftnref1"><span>[1]</span></a> Bir not</p></div></div>`,
    '<p>Sabır[1] bkz.</p><p>[1] Bir not</p>',
  ],
  [
    'tables of Word, a line for each row',
    `<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Sure</b></p></td><td><p class=MsoNormal>Ayet</p></td></tr>
     <tr><td><p class=MsoNormal>Bakara</p></td><td></td><td><p class=MsoNormal>286<o:p></o:p></p></td></tr>
     <tr><td><p>Bir</p><p>İki</p></td><td><p>Üç</p></td></tr></table>`,
    '<p><strong>Sure</strong> · Ayet</p><p>Bakara · 286</p><p>Bir</p><p>İki</p><p>Üç</p>',
  ],
  [
    'comments and hidden text of Word',
    `<p class=MsoNormal>Metin<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a></span></span><span style='display:none;mso-hide:all'>gizli</span></p>
     <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Bir yorum</p></div></div>`,
    '<p>Metin</p>',
  ],
  [
    'Arabic of Word',
    `<p class=MsoNormal>Besmele: <span lang=AR-SA dir=RTL style='font-family:"Traditional Arabic"'>بِسْمِ ٱللَّهِ</span></p>`,
    '<p>Besmele: <span lang="ar" dir="rtl">بِسْمِ ٱللَّهِ</span></p>',
  ],
])('%s', (_, body, clean) => {
  const html = paste(wordDocument(body));
  expect(html).toBe(clean);
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  [
    'Google Docs, whose <b> around everything isn’t bold',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Sabr</span></h1><br>
     <p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;font-style:normal;">bold</span><span style="font-weight:400;font-style:italic;"> italic </span><span style="text-decoration:underline;-webkit-text-decoration-skip:none">line</span></p>
     <ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '<h2>Sabr</h2><p><strong>bold</strong><em> italic </em><u>line</u></p><ul><li>one</li></ul>',
  ],
  [
    'a link of Google Docs, underlined by its style',
    `<a href="https://quran.com/2" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a>`,
    '<p><a href="https://quran.com/2">link</a></p>',
  ],
  [
    'a web page',
    `<header class="top" onclick="steal()"><h1 style="color:red">Title</h1></header><div><div>one <b>two</b></div>three<script>alert(1)</script></div>
     <img src="a.png" onerror="alert(1)" alt="picture"><h6>Small</h6><style>p { color: red }</style>
     <table><thead><tr><th>Surah</th></tr></thead><tbody><tr><td>1</td><td><p>Fatiha</p></td></tr></tbody></table><iframe src="//a.b"></iframe>
     <p>x<sup>2</sup> <code>y</code> <del>z</del></p><pre>a\nb</pre><svg><text>no</text></svg><button>ok</button>`,
    '<h2>Title</h2><p>one <strong>two</strong></p><p>three</p><h4>Small</h4><p>Surah</p><p>1 · Fatiha</p><p>x2 y z</p><p>a<br />b</p><p>ok</p>',
  ],
  [
    'harmful links and links to nowhere',
    `<a href="javascript:alert(1)">a</a> <a href=" java&#10;script:alert(1)">b</a> <a href="//c.d">c</a> <a href="#top">d</a> <a href="data:text/html,x">e</a>`,
    '<p>a b c d e</p>',
  ],
  [
    'verse references',
    '<p>bk. 2:255, (3:7) ve <b>2:286</b>; 2:287, 12:30:00, v1:2 ile <a href="https://a.b">4:1</a></p>',
    '<p>bk. <a href="/verses/2:255">2:255</a>, (<a href="/verses/3:7">3:7</a>) ve ' +
      '<a href="/verses/2:286"><strong>2:286</strong></a>; 2:287, 12:30:00, v1:2 ile <a href="https://a.b">4:1</a></p>',
  ],
  [
    'ranges, and names of surahs with numbers',
    '<p>(Bakara 255; Nisâ 3), Kur’an 2/255, <b>2:285-286</b>, ٢:٢٥٥, 1/2, Nur 5 yaşında</p>',
    '<p>(<a href="/verses/2:255">Bakara 255</a>; <a href="/verses/4:3">Nisâ 3</a>), ' +
      '<a href="/verses/2:255">Kur’an 2/255</a>, <a href="/verses/2:285"><strong>2:285-286</strong></a>, ' +
      '<a href="/verses/2:255">٢:٢٥٥</a>, 1/2, Nur 5 yaşında</p>',
  ],
])('%s', (_, copied, clean) => {
  const html = paste(copied);
  expect(html).toBe(clean);
  expect(cleanHtml(html)).toBe(html);
});

test('plain text keeps its paragraphs', () => {
  expect(paste('', 'one <b>\r\ntwo & 1:7\n\n  three')).toBe(
    '<p>one &lt;b&gt;</p><p>two &amp; <a href="/verses/1:7">1:7</a></p><p>three</p>',
  );
});

test('HTML without text gives way to the plain text', () => {
  expect(paste('<img src="a.png">', 'a')).toBe('<p>a</p>');
});
