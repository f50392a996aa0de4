import type { Page } from "@playwright/test";
import { newKey } from "#tests/support/client.ts";
import { expect } from "./site.ts";

/** Calls through the website, as its pages make them. */

async function headersOf(page: Page): Promise<Record<string, string>> {
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  return { "Client-Token": "shamseh-web", ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
}

/** Fetches the provider's answer as the page's visitor, logged in or anonymous. */
export async function asked<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: await headersOf(page) });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return (JSON.parse(text) as { value: T }).value;
}

/** Sends a change, with an idempotency key of its own. */
export async function sent<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { ...(await headersOf(page)), ...newKey() } });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return (JSON.parse(text) as { value: T }).value;
}
