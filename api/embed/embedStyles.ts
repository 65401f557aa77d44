/** The styles of embedded pages, with the colors of the site's themes. */

const DARK =
  'color-scheme:dark;--back:#132a21;--line:#2c4c3e;--text:#e9f0ea;--muted:#a8c0b3;--arabic:#f7f2e3;--link:#84d6a9;--gold:#e3c682';
const LIGHT =
  'color-scheme:light;--back:#fff;--line:#c6d8c9;--text:#14261d;--muted:#476052;--arabic:#0f2219;--link:#1a6641;--gold:#765712';

/** @param font address of the site's Arabic font; undefined for fonts of the device */
export function embedStyles(font: string | undefined): string {
  const face = font
    ? `@font-face{font-family:'Amiri Quran';src:url('${font}') format('woff2');font-display:swap;ascent-override:182%;descent-override:96%;line-gap-override:0%}`
    : '';
  return `${face}:root{${LIGHT}}@media(prefers-color-scheme:dark){[data-theme=auto]{${DARK}}}[data-theme=dark]{${DARK}}
*{box-sizing:border-box;margin:0}
body{background:var(--back);color:var(--text);font:1rem/1.6 'Source Sans 3','Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif}
main{border:1px solid var(--line);padding:1rem 1.25rem;min-height:100vh}
h1{font-size:1.0625rem;font-weight:600;line-height:1.4}
a{color:var(--link);text-underline-offset:.2em}
h1 a{text-decoration:none}
h1 a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--gold);outline-offset:2px;border-radius:2px}
.note{margin-top:.5rem}
.note>*+*{margin-top:.5rem}
ol{list-style:none;padding:0}
li+li{border-top:1px solid var(--line);margin-top:.75rem}
.key{display:block;margin-top:.75rem;font-size:.8125rem}
.arabic{font:1.875rem/2.85 'Amiri Quran','Noto Naskh Arabic','DejaVu Sans',serif;color:var(--arabic);overflow-wrap:break-word}
.translation{max-width:42em}
.more{margin-top:.75rem}
footer{border-top:1px solid var(--line);color:var(--muted);font-size:.8125rem;margin-top:1rem;padding-top:.625rem}
@media(max-width:30rem){main{padding:.75rem 1rem}.arabic{font-size:1.625rem}}`;
}
