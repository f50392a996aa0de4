import { useState } from "react";

const mixed = [
  ["رزرو با کد SH-4821 تأیید شد.", "نام لاتین و رقم در میان جمله", "A Latin code inside a sentence"],
  ["هتل Espinas Palace در تهران", "نام لاتین", "A Latin name"],
  ["تماس: 021-8888-1234", "شمارهٔ تلفن", "A phone number"],
  ["۱۴۰۵/۰۸/۲۹", "تاریخ با رقم", "A date in digits"],
  ["+98 912 000 0000", "شماره با علامت بعلاوه", "A number that begins with a plus"],
] as const;

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
        {mixed.map(([text, persian, english]) => (
          <tr key={text}>
            <th scope="row">
              {persian}
              <br />
              <bdi lang="en">{english}</bdi>
            </th>
            <td>(«{text}» است)</td>
            <td>
              («<bdi dir={/^[+\d]/.test(text) ? "ltr" : "auto"}>{text}</bdi>» است)
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
