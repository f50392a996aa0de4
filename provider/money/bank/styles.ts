/** The test bank's page: plain, so that it is not mistaken for a real bank's. */
export const bankStyles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 17px/1.9 Vazirmatn, Tahoma, sans-serif; background: Canvas; color: CanvasText; }
main { max-inline-size: 26rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.35rem; line-height: 1.6; }
.note { padding: .75rem 1rem; border: 2px dashed; border-radius: .75rem; }
.amount { display: grid; gap: .1rem; }
.amount strong { font-size: 1.5rem; }
form { display: grid; gap: .75rem; }
button { display: flex; justify-content: space-between; gap: 1rem; min-block-size: 3rem; padding: .5rem 1rem; font: inherit; border: 1px solid; border-radius: .75rem; background: ButtonFace; color: ButtonText; cursor: pointer; }
[lang=en] { unicode-bidi: isolate; }
`;
