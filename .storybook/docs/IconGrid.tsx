import { useId, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { drawings, type IconName } from "#design-system/components/Icon/paths.ts";

const names = Object.keys(drawings) as IconName[];

const isMirrored = (name: IconName): boolean => "isMirrored" in drawings[name];

/** Every icon by name, in both directions: those that point somewhere turn. */
export function IconGrid() {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const found = names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <>
      <p>
        <label htmlFor={id}>جست‌وجو · Search</label>{" "}
        <input
          id={id}
          className="guide-search"
          type="search"
          dir="ltr"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </p>
      <p role="status">{found.length === 0 ? "آیکونی با این نام نیست. · No icon has this name." : ""}</p>
      <ul className="guide-icons">
        {found.map((name) => (
          <li key={name} className="guide-icon">
            <div className="guide-icon-pair">
              <span dir="rtl">
                <Icon name={name} />
              </span>
              <span dir="ltr">
                <Icon name={name} />
              </span>
            </div>
            <code>{name}</code>
            <div className="guide-note">{isMirrored(name) ? "با جهت می‌چرخد · mirrored" : "\u00a0"}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
