import { signal } from "@preact/signals-react";
import type { PageAddress } from "#app/src/page/view.ts";

/** An address that the page stands at, its query included. */
export type Address = { readonly path: string; readonly query: URLSearchParams };

/** The address of the page. Navigation sets it together with the view. */
export const createAddress = ({ path, query }: PageAddress) =>
  signal<Address>({ path, query: new URLSearchParams(query) });
