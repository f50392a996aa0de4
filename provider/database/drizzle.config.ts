/** For `npx drizzle-kit generate --config provider/database/drizzle.config.ts`, which writes a migration from the schema files. */
export default {
  dialect: "postgresql",
  schema: "./provider/*/schema.ts",
  out: "./provider/database/migrations",
};
