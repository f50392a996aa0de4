import { useState } from "react";

type Mixed = { before: string; text: string; after: string; isNumber?: true; title: readonly [fa: string, en: string] };

/** Each goes wrong when it is left bare in a Persian sentence. */
const mixed: readonly Mixed[] = [
  {
    before: "تلفن",
    text: "+98 21 8888 1234",
    after: "است.",
    isNumber: true,
    title: ["تلفن با پیش‌شماره", "A phone number with its country"],
  },
  {
    before: "تلفن",
    text: "021-8888-1234",
    after: "است.",
    isNumber: true,
    title: ["تلفن با خط تیره", "A phone number with hyphens"],
  },
  { before: "کارت", text: "6037-9900-1122", after: "است.", isNumber: true, title: ["شمارهٔ کارت", "A card number"] },
  {
    before: "حساب",
    text: "@shamseh_travel",
    after: "را دنبال کنید.",
    title: ["نام لاتین با نشانه‌ای در آغاز", "A Latin name that begins with a mark"],
  },
  {
    before: "نظر",
    text: "Wow!",
    after: "ثبت شد.",
    title: ["نشانه در پایان متن لاتین", "A mark at the end of Latin text"],
  },
];

/** The same text bare and isolated, so that the difference can be seen. */
export const MixedText = () => (
  <div className="guide-scroll">
    <table>
      <thead>
        <tr>
          <th>چه</th>
          <th>بی‌مراقبت · bare</th>
          <th>جداشده · isolated</th>
        </tr>
      </thead>
      <tbody>
        {mixed.map(({ before, text, after, isNumber, title: [persian, english] }) => (
          <tr key={text}>
            <th scope="row">
              {persian}
              <br />
              <bdi lang="en">{english}</bdi>
            </th>
            <td>
              {before} {text} {after}
            </td>
            <td>
              {before} <bdi dir={isNumber ? "ltr" : undefined}>{text}</bdi> {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Type anything and see both directions of it. */
export function TryText() {
  const [text, setText] = useState("اقامت در Hotel Abbasi، ۳ شب (2 adults)");
  return (
    <>
      <p>
        <label>
          متن خود را بنویسید · Your text
          <br />
          <input className="guide-search" dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </p>
      <div className="guide-scroll">
        <table>
          <tbody>
            {(["rtl", "ltr", "auto"] as const).map((direction) => (
              <tr key={direction}>
                <th scope="row">
                  <code>{direction}</code>
                </th>
                <td dir={direction}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
