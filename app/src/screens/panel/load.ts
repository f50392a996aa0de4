import type { ComponentType } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import type { RouteName } from "#domain/addresses/routes.ts";
import { type PanelSectionProps, sectionOf } from "./sections.ts";

/** A section of the panel with its code. Its personal data is loaded by the browser. */
export type PanelData = {
  route: RouteName;
  path: string;
  query: URLSearchParams;
  /** The code or number in the address. */
  code: string;
  title: MessageId;
  Section: ComponentType<PanelSectionProps>;
};

/** @throws ChunkError when the code of the section does not arrive. */
export async function loadPanel({ request: { match, path, query } }: LoadContext): Promise<Loaded<PanelData>> {
  const { name, params } = match;
  const section = sectionOf(name);
  if (section === undefined) return { kind: "not_found" };
  const { confirmation_code, number } = params as Partial<Record<string, string>>;
  const Section = await loadChunk(section.load);
  const code = confirmation_code ?? number ?? "";
  return { kind: "ready", data: { route: name, path, query, code, title: section.title, Section } };
}
