import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the details of the operator, and clears the address of the user application where it is still
 * the placeholder that earlier seeds entered.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "operator_name" varchar;
  ALTER TABLE "site" ADD COLUMN "operator_address" varchar;
  ALTER TABLE "site" ADD COLUMN "operator_representatives" varchar;
  ALTER TABLE "site" ADD COLUMN "operator_phone" varchar;
  ALTER TABLE "site" ADD COLUMN "vat_id" varchar;
  ALTER TABLE "site" ADD COLUMN "responsible_person" varchar;
  ALTER TABLE "site" ADD COLUMN "data_protection_officer" varchar;
  ALTER TABLE "site" ADD COLUMN "copyright_owner" varchar;
  ALTER TABLE "site" ADD COLUMN "licences_url" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "operator_legal_form" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "authority_contact" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "register_entry" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "supervisory_authority" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "profession_rules" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "privacy_authority" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "access_logs" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "message_retention" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "hosting_providers" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "mail_provider" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "transfer_safeguards" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "dispute_statement" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "governing_law" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_operator_name" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_operator_address" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_operator_representatives" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_operator_phone" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_vat_id" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_responsible_person" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_data_protection_officer" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_copyright_owner" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_licences_url" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_operator_legal_form" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_authority_contact" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_register_entry" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_supervisory_authority" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_profession_rules" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_privacy_authority" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_access_logs" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_message_retention" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_hosting_providers" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_mail_provider" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_transfer_safeguards" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_dispute_statement" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_governing_law" varchar;
  UPDATE "site" SET "app_url" = NULL WHERE "app_url" = 'https://app.quietzone.example';
  UPDATE "_site_v" SET "version_app_url" = NULL WHERE "version_app_url" = 'https://app.quietzone.example';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "operator_name";
  ALTER TABLE "site" DROP COLUMN "operator_address";
  ALTER TABLE "site" DROP COLUMN "operator_representatives";
  ALTER TABLE "site" DROP COLUMN "operator_phone";
  ALTER TABLE "site" DROP COLUMN "vat_id";
  ALTER TABLE "site" DROP COLUMN "responsible_person";
  ALTER TABLE "site" DROP COLUMN "data_protection_officer";
  ALTER TABLE "site" DROP COLUMN "copyright_owner";
  ALTER TABLE "site" DROP COLUMN "licences_url";
  ALTER TABLE "site_locales" DROP COLUMN "operator_legal_form";
  ALTER TABLE "site_locales" DROP COLUMN "authority_contact";
  ALTER TABLE "site_locales" DROP COLUMN "register_entry";
  ALTER TABLE "site_locales" DROP COLUMN "supervisory_authority";
  ALTER TABLE "site_locales" DROP COLUMN "profession_rules";
  ALTER TABLE "site_locales" DROP COLUMN "privacy_authority";
  ALTER TABLE "site_locales" DROP COLUMN "access_logs";
  ALTER TABLE "site_locales" DROP COLUMN "message_retention";
  ALTER TABLE "site_locales" DROP COLUMN "hosting_providers";
  ALTER TABLE "site_locales" DROP COLUMN "mail_provider";
  ALTER TABLE "site_locales" DROP COLUMN "transfer_safeguards";
  ALTER TABLE "site_locales" DROP COLUMN "dispute_statement";
  ALTER TABLE "site_locales" DROP COLUMN "governing_law";
  ALTER TABLE "_site_v" DROP COLUMN "version_operator_name";
  ALTER TABLE "_site_v" DROP COLUMN "version_operator_address";
  ALTER TABLE "_site_v" DROP COLUMN "version_operator_representatives";
  ALTER TABLE "_site_v" DROP COLUMN "version_operator_phone";
  ALTER TABLE "_site_v" DROP COLUMN "version_vat_id";
  ALTER TABLE "_site_v" DROP COLUMN "version_responsible_person";
  ALTER TABLE "_site_v" DROP COLUMN "version_data_protection_officer";
  ALTER TABLE "_site_v" DROP COLUMN "version_copyright_owner";
  ALTER TABLE "_site_v" DROP COLUMN "version_licences_url";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_operator_legal_form";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_authority_contact";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_register_entry";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_supervisory_authority";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_profession_rules";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_privacy_authority";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_access_logs";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_message_retention";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_hosting_providers";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_mail_provider";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_transfer_safeguards";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_dispute_statement";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_governing_law";`)
}
