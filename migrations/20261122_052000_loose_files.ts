import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Bytes in the storage that belong to no file, written down before they are put there and again by
 * a trigger once the file is gone, whoever deleted it; and since when a code does not use a file.
 * Files go with their code.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "loose_files" (
    "storage_key" varchar PRIMARY KEY,
    "since" timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE "unused_files" (
    "file_id" uuid PRIMARY KEY REFERENCES "code_files" ON DELETE CASCADE,
    "since" timestamptz NOT NULL DEFAULT now()
  );

  CREATE FUNCTION write_down_loose_file() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO loose_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "code_file_deleted" AFTER DELETE ON "code_files"
    FOR EACH ROW EXECUTE FUNCTION write_down_loose_file();

  ALTER TABLE "code_files" DROP CONSTRAINT "code_files_code_id_codes_id_fk";
  ALTER TABLE "code_files" ADD CONSTRAINT "code_files_code_id_codes_id_fk"
    FOREIGN KEY ("code_id") REFERENCES "codes" ("id") ON DELETE CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "code_files" DROP CONSTRAINT "code_files_code_id_codes_id_fk";
  ALTER TABLE "code_files" ADD CONSTRAINT "code_files_code_id_codes_id_fk"
    FOREIGN KEY ("code_id") REFERENCES "codes" ("id") ON DELETE SET NULL;
  DROP TRIGGER "code_file_deleted" ON "code_files";
  DROP FUNCTION write_down_loose_file;
  DROP TABLE "unused_files";
  DROP TABLE "loose_files";`)
}
