import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { TabList, TabPanel } from "#design-system/components/Tabs/Tabs.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { keepSearch, keptSearch } from "./last-search.ts";
import { loadForm, type SearchFormProps, type SearchTab } from "./search-tab.ts";

export type SearchProps = {
  /** Kinds of search on offer. */
  tabs: Readonly<Record<string, SearchTab>>;
  /** The product whose form is part of the page. */
  kind: string;
  /** The query of the search that the page shows, which its tab keeps. */
  shown?: string;
  /** The form that the page brings. */
  children: ReactNode;
  actions: ScreenActions;
};

/** A tab for each product that can be searched for; where there is one, its form alone. */
export function Search(props: SearchProps) {
  return Object.keys(props.tabs).length > 1 ? <SearchTabs {...props} /> : props.children;
}

const GROUP = "search";
const homeAt = (kind: string): string => addressOf("home", {}, { kind });

/** Forms of other products, each loaded when its tab is first chosen; if one fails to load, its page is opened. */
function useForms({ tabs, actions }: SearchProps) {
  const { locale } = useEnvironment();
  const [forms, setForms] = useState<Readonly<Record<string, ComponentType<SearchFormProps>>>>({});
  function want(kind: string): void {
    const tab = tabs[kind];
    if (tab === undefined || forms[kind]) return;
    loadForm(tab, locale).then(
      (Form) => setForms((before) => ({ ...before, [kind]: Form })),
      () => actions.go(homeAt(kind)),
    );
  }
  return { forms, want };
}

function SearchTabs(props: SearchProps) {
  const { tabs, kind, shown, children, actions } = props;
  const t = useText();
  const [chosen, setChosen] = useState(kind);
  const { forms, want } = useForms(props);
  useEffect(() => {
    if (shown !== undefined) keepSearch(kind, shown);
  }, [kind, shown]);

  return (
    <Stack gap="sm">
      <TabList
        group={GROUP}
        label={t("search.kinds")}
        tabs={Object.entries(tabs).map(([id, { label, icon }]) => ({ id, label: t(label), icon, href: homeAt(id) }))}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          if (next !== kind) want(next);
        }}
      />
      {Object.keys(tabs).map((id) => {
        const Form = forms[id];
        if (id !== kind && id !== chosen && !Form) return null;
        return (
          <TabPanel key={id} group={GROUP} id={id} isShown={id === chosen} isBusy={id !== kind && !Form}>
            {id === kind ? children : Form && <Form actions={actions} typed={keptSearch(id)} />}
          </TabPanel>
        );
      })}
    </Stack>
  );
}
