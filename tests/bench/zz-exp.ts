import { fill } from "./zz-tmp.ts"; import { startPostgres } from "#tests/postgres.ts"; import { openDatabase } from "#provider/database/connection.ts";
const n = Number(process.argv[2]);
const pgs = await startPostgres(["fsync=off", "synchronous_commit=off", "shared_buffers=256MB", "max_wal_size=4GB"]);
const db = await openDatabase({url: pgs!.url}); await db.migrate(); await fill(db, n, Math.round(Math.sqrt(n)));
console.log(pgs!.url); process.on("SIGTERM", async()=>{await db.close(); await pgs!.stop(); process.exit()}); setInterval(()=>{},1e6);
