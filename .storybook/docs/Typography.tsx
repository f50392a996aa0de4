import { type TypeStyle, type } from "#design-system/theme/type.css.ts";
import "#design-system/theme/global.css.ts";

/** Purpose of each step of the scale. */
const uses: Record<TypeStyle, string> = {
  display: "یک بار در صفحه، بر فراز تصویر",
  h1: "عنوان صفحه",
  h2: "عنوان بخش",
  title: "عنوان کارت",
  body: "متن",
  label: "برچسب فیلد و دکمه",
  small: "متن ریز",
  caption: "زیرنویس؛ کوچک‌تر از این نداریم",
  price: "قیمت",
};

const samples: Partial<Record<TypeStyle, readonly [string, string]>> = {
  price: ["۲٬۴۵۰٬۰۰۰ تومان", "2,450,000 toman"],
};
const sample = ["خانه‌ای با حیاط در کاشان", "A courtyard house in Kashan"] as const;

/** The scale as the product has it, in both scripts. */
export const Scale = () => (
  <div className="guide-scroll">
    <table>
      <tbody>
        {(Object.keys(uses) as TypeStyle[]).map((name) => {
          const [persian, english] = samples[name] ?? sample;
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <br />
                {uses[name]}
              </th>
              <td>
                <span className={type[name]}>{persian}</span>
              </td>
              <td lang="en" dir="ltr">
                <span className={type[name]}>{english}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

const weights = [400, 500, 600, 700] as const;
const families = ["Vazirmatn Variable", "Markazi Text Variable"] as const;

/** Vazirmatn in the weights that the site carries, and Markazi in its one, with both kinds of digits. */
export const Weights = () => (
  <div className="guide-scroll">
    <table>
      <thead>
        <tr>
          <th>وزن · weight</th>
          {families.map((family) => (
            <th key={family}>
              <bdi>{family}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weights.map((weight) => (
          <tr key={weight}>
            <th scope="row">
              <bdi>{weight}</bdi>
            </th>
            {families.map((family) => (
              <td key={family} style={{ fontFamily: `"${family}"`, fontWeight: weight, fontSize: 22 }}>
                می‌آیید؟ ۰۱۲۳۴۵۶۷۸۹ · 0123456789
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
