import type { Page } from "@playwright/test";
import { demoDefaults } from "#runtime/environment.ts";
import { newKey } from "#tests/support/client.ts";
import { expect, type Site } from "./site.ts";

/** Calls through the website, as its pages make them. */

async function headersOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const cookieOf = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value;
  const token = cookieOf("token");
  return {
    "Client-Token": "shamseh-web",
    "Accept-Language": cookieOf("lang") ?? "fa",
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
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

/** Makes a call of operators with the installation's token, under the name of the journeys. */
export async function operated<T>(page: Page, { providerUrl }: Site, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`${providerUrl}/operator/v2/${path}`, {
    data: { operator: "journey", ...data },
    headers: { "Client-Token": "shamseh-web", Authorization: `Bearer ${demoDefaults.operatorToken}` },
  });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return (JSON.parse(text) as { value: T }).value;
}

/** Text messages to a number, the newest first. */
export async function messagesTo(page: Page, mobile: string): Promise<string[]> {
  const answer = await page.request.get(`/__demo/outbox?mobile=${encodeURIComponent(mobile)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
}
