import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { AriaLocale, useSurroundings } from "#design-system/aria/AriaLocale.tsx";
import { useLayer } from "#design-system/aria/layer.ts";
import * as styles from "./Menu.css.ts";
import type { MenuProps } from "./Menu.tsx";
import { ChoiceWords, TriggerWords } from "./MenuParts.tsx";

/** React Aria's menu button in place of the browser's disclosure; `hasFocus` if that one was focused. */
export function MenuAria({
  label,
  icon,
  choices,
  look = "plain",
  align = "start",
  hasFocus,
}: MenuProps & { hasFocus: boolean }) {
  const surroundings = useSurroundings();
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button className={styles.triggers[look]} autoFocus={hasFocus}>
          <TriggerWords label={label} icon={icon} />
        </Button>
        <Popover
          {...surroundings}
          UNSTABLE_portalContainer={useLayer()}
          placement={`bottom ${align}`}
          offset={4}
          className={styles.popover}
        >
          <Menu {...surroundings} className={styles.items}>
            {choices.map((choice) => (
              <MenuItem
                key={choice.id}
                id={choice.id}
                textValue={choice.label}
                className={styles.item}
                href={choice.href}
                hrefLang={choice.href === undefined ? undefined : choice.hrefLang}
                onAction={choice.href === undefined ? choice.onAction : undefined}
                render={(props) =>
                  "href" in props ? (
                    <a {...props} aria-current={choice.isCurrent} />
                  ) : (
                    <div {...props} aria-current={choice.isCurrent} />
                  )
                }
              >
                <ChoiceWords choice={choice} />
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
