import { expect, test } from "vitest";
import { startEnvironment } from "./start-environment.mjs";

const names = ["PORT", "PROVIDER_PORT", "BANK_PORT", "APP_ENV", "PUBLIC_BASE_URL", "PROVIDER_URL"] as const;
const usual = startEnvironment({});

test("the processes of one start know each other's addresses", () => {
  expect(usual).toEqual({
    APP_ENV: "demo",
    PORT: "3000",
    PROVIDER_PORT: "3001",
    BANK_PORT: "3002",
    PUBLIC_BASE_URL: "http://localhost:3000",
    PROVIDER_URL: "http://127.0.0.1:3001",
  });
  expect(startEnvironment({ PORT: "8080", PROVIDER_PORT: "8081" })).toMatchObject({
    PUBLIC_BASE_URL: "http://localhost:8080",
    PROVIDER_URL: "http://127.0.0.1:8081",
  });
});

test.each(names)("%s is not given when it is empty", (name) => {
  for (const empty of ["", " "]) expect(startEnvironment({ [name]: empty })).toEqual(usual);
});
