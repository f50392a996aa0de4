/**
 * The environment of the processes that one command starts side by side. A setting that is empty is not given, as the
 * processes themselves read it.
 * @param {Readonly<Record<string, string | undefined>>} given
 */
export function startEnvironment(given) {
  const setting = (name, usual) => given[name]?.trim() || usual;
  const port = setting("PORT", "3000");
  const providerPort = setting("PROVIDER_PORT", "3001");
  return {
    ...given,
    // The only place that opts into the demonstration.
    APP_ENV: setting("APP_ENV", "demo"),
    PORT: port,
    PROVIDER_PORT: providerPort,
    BANK_PORT: setting("BANK_PORT", "3002"),
    PUBLIC_BASE_URL: setting("PUBLIC_BASE_URL", `http://localhost:${port}`),
    PROVIDER_URL: setting("PROVIDER_URL", `http://127.0.0.1:${providerPort}`),
  };
}
