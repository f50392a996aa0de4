import { useEffect } from "react";
import { serializeQuery } from "#domain/addresses/query.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { comingStay, type StayQuery, stayParameters } from "./stay-query.ts";

const PLACE = "stay";

/** Keeps the stay of a page for this tab, so that pages reached without its dates still show its prices. */
export function useKeptStay(stay: StayQuery | null): void {
  const text = stay && serializeQuery(stayParameters(stay));
  useEffect(() => {
    if (text !== null) keep(text);
  }, [text]);
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // Storage is not available: the dates are then only in the address.
  }
}

/** The stay that this tab looked at last, unless it is gone. */
export function keptStay(today: IsoDate): StayQuery | null {
  try {
    return comingStay(new URLSearchParams(sessionStorage.getItem(PLACE) ?? ""), today);
  } catch {
    return null;
  }
}
