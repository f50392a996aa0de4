-- Two words of short lists, never the user agent itself. Null: logged in by the version before.
ALTER TABLE "user_session" ADD COLUMN "browser" text;
--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "system" text;
--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "session_device" CHECK (
  "browser" IN ('chrome', 'firefox', 'safari', 'edge', 'samsung', 'opera', 'other')
  AND "system" IN ('android', 'ios', 'windows', 'mac', 'linux', 'other')) NOT VALID;
