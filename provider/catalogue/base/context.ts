import { HOLIDAYS_VERSION, holidaysBetween } from "#domain/calendar/holidays.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CalendarEvent, ContextValue, EnumsValue } from "#domain/contract/base.shapes.ts";
import { LABELS } from "#domain/messages/labels.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { periodFaults } from "../../kernel/http/period.ts";
import { isCompanyAddress } from "./company.ts";

/** Calls 20, 21 and 23: data that any page may need. */

/** The call that revalidates a page: call 85 with its address. */
const refreshAddress = (page: string): string => `/${baseCalls.refresh.path}?${new URLSearchParams({ address: page })}`;

/** `is_company_ip` depends on the caller, so this answer enters no shared cache. */
const context = endpoint({
  call: baseCalls.context,
  answer: ({ query, clientAddress }, { clock, settings }): ContextValue => {
    const isCompany = isCompanyAddress(clientAddress, settings);
    const page = isCompany ? safePath(query.address ?? "") : null;
    return {
      is_company_ip: isCompany,
      ...(page === null ? {} : { reload_cache_address: refreshAddress(page) }),
      now: clock(),
      holidays_version: HOLIDAYS_VERSION,
    };
  },
});

const labels: EnumsValue = Object.fromEntries(
  Object.entries(LABELS).map(([name, words]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    Object.entries(words).map(([value, [fa, en]]) => ({ value, fa, en })),
  ]),
);

const enums = endpoint({ call: baseCalls.enums, answer: () => labels });

/** Two years: what a stay picker may show. */
const LONGEST_PERIOD = 731;

const calendarEvents = endpoint({
  call: baseCalls.calendarEvents,
  answer: ({ query }) => {
    const faults = periodFaults(query, LONGEST_PERIOD);
    if (faults.length > 0) return refuse("invalid_input", faults);
    return holidaysBetween(query.from, query.to).map(
      ({ date, nameFa, nameEn, isHoliday, isPredicted }): CalendarEvent => ({
        date,
        name_fa: nameFa,
        name_en: nameEn,
        is_holiday: isHoliday,
        is_predicted: isPredicted,
      }),
    );
  },
});

export const contextEndpoints = [context, enums, calendarEvents];
