/** The test bank's pages: another house than the shop's, cool grey and navy, light in either theme. */
export const bankStyles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.8 Vazirmatn, "Segoe UI", Tahoma, sans-serif; background: #eef1f5; color: #14233a; }
header { background: #14324a; color: #fff; }
header h1 { max-inline-size: 28rem; margin: 0 auto; padding: .9rem 1rem; font-size: 1.1rem; line-height: 1.6; }
main { max-inline-size: 28rem; margin: 0 auto; padding: 1rem 1rem 2rem; display: grid; gap: 1rem; }
main > * { margin: 0; }
h2 { margin: 0; font-size: .9rem; font-weight: 600; color: #465469; }
[lang=en] { unicode-bidi: isolate; }
h1 [lang=en], dt [lang=en], .note [lang=en], .card [lang=en], .end [lang=en] { display: block; text-align: end; font-size: .88em; font-weight: 400; }
h2 [lang=en] { margin-inline: .5rem; font-size: .92em; font-weight: 400; }
header [lang=en] { color: #c9d6e4; }
.note { padding: .7rem 1rem; border: 1px solid #d9a400; border-radius: .75rem; background: #fff6d9; color: #4d3a00; font-size: .92rem; }
.bill, .card { background: #fff; border: 1px solid #cfd7e2; border-radius: 1rem; padding: 1rem; }
.amount { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; margin: .1rem 0 .6rem; color: #465469; }
.amount strong { flex-basis: 100%; font-size: 1.7rem; line-height: 1.5; color: #14233a; }
dl { margin: 0; }
dl div { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .35rem 0; border-block-start: 1px solid #e4e9f0; }
dt { color: #465469; font-size: .9rem; line-height: 1.5; }
dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere; min-inline-size: 0; }
form { display: grid; gap: 1rem; }
.card { margin: 0; min-inline-size: 0; border: 2px solid #14324a; display: grid; }
.card legend { padding-inline: .35rem; }
.card label { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; cursor: pointer; }
.card input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: #14324a; }
.card input:focus-visible { outline: 3px solid #2f80ed; outline-offset: 2px; }
.card bdi { flex: 1; font-weight: 700; letter-spacing: .04em; text-align: end; }
.act { position: sticky; inset-block-end: 0; display: grid; gap: .5rem; padding-block: .75rem; background: #eef1f5; }
button, .back { display: flex; align-items: center; justify-content: space-between; gap: 1rem; inline-size: 100%; min-block-size: 3.25rem; padding: .5rem 1rem; font: inherit; text-align: start; text-decoration: none; color: #14324a; background: #fff; border: 1px solid #93a3b8; border-radius: .75rem; cursor: pointer; }
button.pay, .back { background: #14324a; border-color: #14324a; color: #fff; font-weight: 700; }
button:focus-visible, .back:focus-visible { outline: 3px solid #2f80ed; outline-offset: 2px; }
.end { padding: .9rem 1rem; border-radius: .75rem; background: #fff; border: 1px solid #cfd7e2; font-weight: 700; }
.end.paid { border-color: #1d7a4c; color: #14603b; }
.end.declined { border-color: #b3392f; color: #8f2a22; }
@media (forced-colors: active) { .card, button, .back { border-color: CanvasText; } }
`;
