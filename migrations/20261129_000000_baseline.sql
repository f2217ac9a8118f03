-- The schema of 29 November 2026: first what Payload generates from its configuration, with two
-- differences (a slug is unique among the documents outside the trash; files are deleted with their
-- code), then the rest.

CREATE TYPE "public"."_locales" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_redirects_kind" AS ENUM('automatic', 'manual');
CREATE TYPE "public"."enum_posts_scene" AS ENUM('poster', 'table-tent', 'window', 'card', 'parcel', 'invoice', 'worksheet', 'whiteboard', 'badge', 'letter', 'gift-tag', 'appliance', 'collection-box', 'flyer', 'shelf');
CREATE TYPE "public"."enum_posts_tool" AS ENUM('text', 'url', 'wifi', 'vcard', 'email', 'sms', 'event', 'map', 'document', 'multimedia', 'image', 'scanner', 'batch');
CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__posts_v_version_scene" AS ENUM('poster', 'table-tent', 'window', 'card', 'parcel', 'invoice', 'worksheet', 'whiteboard', 'badge', 'letter', 'gift-tag', 'appliance', 'collection-box', 'flyer', 'shelf');
CREATE TYPE "public"."enum__posts_v_version_tool" AS ENUM('text', 'url', 'wifi', 'vcard', 'email', 'sms', 'event', 'map', 'document', 'multimedia', 'image', 'scanner', 'batch');
CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_tags_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__tags_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__tags_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_glossary_terms_part_of_speech" AS ENUM('noun', 'verb', 'adjective', 'name', 'phrase');
CREATE TYPE "public"."enum_messages_reason" AS ENUM('question', 'problem', 'misuse', 'idea', 'pricing', 'privacy', 'press');
CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'read', 'done');
CREATE TYPE "public"."enum_messages_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_reports_reason" AS ENUM('phishing', 'malware', 'illegal', 'spam', 'other');
CREATE TYPE "public"."enum_reports_status" AS ENUM('new', 'upheld', 'rejected');
CREATE TYPE "public"."enum_codes_type" AS ENUM('text', 'url', 'document', 'multimedia', 'vcard', 'map', 'image', 'event', 'wifi', 'email', 'sms');
CREATE TYPE "public"."enum_codes_status" AS ENUM('active', 'paused', 'blocked');
CREATE TYPE "public"."enum_codes_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_scheduled_changes_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed');
CREATE TYPE "public"."enum_outgoing_mails_kind" AS ENUM('contact', 'key', 'recovery', 'reset', 'translations', 'workflow');
CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('waiting', 'failed');
CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reviewer', 'translator', 'author');
CREATE TYPE "public"."enum_users_translation_digest" AS ENUM('off', 'daily', 'weekly');
CREATE TYPE "public"."enum_users_digest_language" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_features_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__features_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__features_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_pricing_currency" AS ENUM('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG');
CREATE TYPE "public"."enum_pricing_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pricing_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__pricing_v_version_currency" AS ENUM('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG');
CREATE TYPE "public"."enum__pricing_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_navigation_items_children_icon" AS ENUM('ban', 'book-open', 'briefcase', 'calendar', 'camera', 'chart-line', 'check', 'clock', 'contact', 'download', 'eye', 'file-text', 'flame', 'frame', 'gift', 'globe', 'graduation-cap', 'hand-heart', 'heart', 'house', 'image', 'infinity', 'languages', 'layers', 'link', 'lock', 'mail', 'map-pin', 'megaphone', 'message-square', 'package', 'palette', 'play', 'printer', 'qr-code', 'receipt', 'refresh-cw', 'ruler', 'scan-line', 'shield-check', 'smartphone', 'sparkles', 'square-dashed', 'tag', 'text', 'user-x', 'users', 'wifi', 'zap');
CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__navigation_v_version_items_children_icon" AS ENUM('ban', 'book-open', 'briefcase', 'calendar', 'camera', 'chart-line', 'check', 'clock', 'contact', 'download', 'eye', 'file-text', 'flame', 'frame', 'gift', 'globe', 'graduation-cap', 'hand-heart', 'heart', 'house', 'image', 'infinity', 'languages', 'layers', 'link', 'lock', 'mail', 'map-pin', 'megaphone', 'message-square', 'package', 'palette', 'play', 'printer', 'qr-code', 'receipt', 'refresh-cw', 'ruler', 'scan-line', 'shield-check', 'smartphone', 'sparkles', 'square-dashed', 'tag', 'text', 'user-x', 'users', 'wifi', 'zap');
CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_footer_social_links_icon" AS ENUM('facebook', 'twitter', 'youtube', 'behance', 'linkedin');
CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__footer_v_version_social_links_icon" AS ENUM('facebook', 'twitter', 'youtube', 'behance', 'linkedin');
CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_workflow_review_required" AS ENUM('editor', 'reviewer', 'translator', 'author');
CREATE TABLE "solutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb,
	"slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TABLE "solutions_locales" (
	"label" varchar,
	"hero_title" varchar,
	"hero_lead" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_solutions_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_solutions_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_blocks" jsonb,
	"version_slug" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__solutions_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_solutions_v_locales" (
	"version_label" varchar,
	"version_hero_title" varchar,
	"version_hero_lead" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "legal_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TABLE "legal_pages_locales" (
	"title" varchar,
	"body" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_legal_pages_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_legal_pages_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__legal_pages_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_legal_pages_v_locales" (
	"version_title" varchar,
	"version_body" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" varchar NOT NULL,
	"to" varchar NOT NULL,
	"kind" "enum_redirects_kind" DEFAULT 'manual',
	"hits" numeric DEFAULT 0,
	"last_hit_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "missing_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" varchar NOT NULL,
	"hits" numeric DEFAULT 0 NOT NULL,
	"referrer" varchar,
	"last_seen_at" timestamp(3) with time zone,
	"dismissed" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar,
	"category_id" uuid,
	"author_id" uuid,
	"published_at" timestamp(3) with time zone,
	"cover_id" uuid,
	"scene" "enum_posts_scene",
	"tool" "enum_posts_tool",
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TABLE "posts_locales" (
	"title" varchar,
	"excerpt" varchar,
	"body" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_posts_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "posts_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"tags_id" uuid,
	"posts_id" uuid
);

CREATE TABLE "_posts_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_category_id" uuid,
	"version_author_id" uuid,
	"version_published_at" timestamp(3) with time zone,
	"version_cover_id" uuid,
	"version_scene" "enum__posts_v_version_scene",
	"version_tool" "enum__posts_v_version_tool",
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__posts_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_posts_v_locales" (
	"version_title" varchar,
	"version_excerpt" varchar,
	"version_body" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_posts_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"tags_id" uuid,
	"posts_id" uuid
);

CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TABLE "categories_locales" (
	"title" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_categories_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_categories_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__categories_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_categories_v_locales" (
	"version_title" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TABLE "tags_locales" (
	"title" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_tags_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_tags_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__tags_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_tags_v_locales" (
	"version_title" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__tags_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "glossary_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term" varchar NOT NULL,
	"part_of_speech" "enum_glossary_terms_part_of_speech" DEFAULT 'noun' NOT NULL,
	"is_case_sensitive" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "glossary_terms_locales" (
	"preferred" varchar,
	"note" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "glossary_terms_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar,
	"locale" "_locales"
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" "enum_messages_reason" DEFAULT 'question' NOT NULL,
	"subject" varchar NOT NULL,
	"firstname" varchar,
	"lastname" varchar,
	"mobile" varchar,
	"email" varchar NOT NULL,
	"message" varchar NOT NULL,
	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
	"number" varchar,
	"locale" "enum_messages_locale",
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" varchar NOT NULL,
	"code_id" uuid,
	"reason" "enum_reports_reason" NOT NULL,
	"message" varchar,
	"status" "enum_reports_status" DEFAULT 'new' NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar NOT NULL,
	"type" "enum_codes_type" NOT NULL,
	"document" jsonb NOT NULL,
	"design" jsonb,
	"status" "enum_codes_status" DEFAULT 'active' NOT NULL,
	"block_reason" varchar,
	"locale" "enum_codes_locale",
	"name" varchar,
	"time_zone" varchar,
	"revision" numeric DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"suspicion" varchar,
	"password_hash" varchar,
	"email_hash" varchar,
	"edit_key_hash" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "code_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"filename" varchar NOT NULL,
	"mime_type" varchar NOT NULL,
	"filesize" numeric NOT NULL,
	"width" numeric,
	"height" numeric,
	"storage_key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "blocked_hosts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" varchar NOT NULL,
	"reason" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "scheduled_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target" varchar NOT NULL,
	"document" varchar,
	"locale" "enum_scheduled_changes_locale" NOT NULL,
	"action" "enum_scheduled_changes_action" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by_date" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"state" "enum_scheduled_changes_state" DEFAULT 'waiting' NOT NULL,
	"failure" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "enum_outgoing_mails_kind" NOT NULL,
	"sealed" varchar NOT NULL,
	"state" "enum_outgoing_mails_state" DEFAULT 'waiting' NOT NULL,
	"attempts" numeric DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"failure" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "background_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"failures" numeric DEFAULT 0 NOT NULL,
	"failure" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"folder" varchar,
	"prefix" varchar DEFAULT 'media',
	"_objectkey" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_small_url" varchar,
	"sizes_small_width" numeric,
	"sizes_small_height" numeric,
	"sizes_small_mime_type" varchar,
	"sizes_small_filesize" numeric,
	"sizes_small_filename" varchar,
	"sizes_large_url" varchar,
	"sizes_large_width" numeric,
	"sizes_large_height" numeric,
	"sizes_large_mime_type" varchar,
	"sizes_large_filesize" numeric,
	"sizes_large_filename" varchar,
	"sizes_small_avif_url" varchar,
	"sizes_small_avif_width" numeric,
	"sizes_small_avif_height" numeric,
	"sizes_small_avif_mime_type" varchar,
	"sizes_small_avif_filesize" numeric,
	"sizes_small_avif_filename" varchar,
	"sizes_large_avif_url" varchar,
	"sizes_large_avif_width" numeric,
	"sizes_large_avif_height" numeric,
	"sizes_large_avif_mime_type" varchar,
	"sizes_large_avif_filesize" numeric,
	"sizes_large_avif_filename" varchar
);

CREATE TABLE "media_locales" (
	"alt" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "users_languages" (
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"value" "enum_users_languages",
	"id" uuid PRIMARY KEY NOT NULL
);

CREATE TABLE "users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"role" "enum_users_role" DEFAULT 'author',
	"translation_digest" "enum_users_translation_digest" DEFAULT 'off',
	"digest_language" "enum_users_digest_language",
	"digest_sent_at" timestamp(3) with time zone,
	"workflow_mail" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone
);

CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" varchar NOT NULL,
	"confirmed" boolean DEFAULT false,
	"last_step" numeric NOT NULL,
	"recovery_codes" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_kv" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "payload_locked_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"redirects_id" uuid,
	"missing_pages_id" uuid,
	"glossary_terms_id" uuid,
	"messages_id" uuid,
	"reports_id" uuid,
	"codes_id" uuid,
	"code_files_id" uuid,
	"blocked_hosts_id" uuid,
	"media_id" uuid,
	"users_id" uuid
);

CREATE TABLE "payload_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"users_id" uuid
);

CREATE TABLE "payload_migrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "home" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "home_locales" (
	"hero_title" varchar,
	"hero_lead" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_home_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_home_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_blocks" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__home_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_home_v_locales" (
	"version_hero_title" varchar,
	"version_hero_lead" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "features" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "features_locales" (
	"hero_title" varchar,
	"hero_lead" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_features_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_features_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_blocks" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__features_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_features_v_locales" (
	"version_hero_title" varchar,
	"version_hero_lead" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__features_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "pricing_plans_features" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "pricing_plans_features_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "pricing_plans" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"button_path" varchar,
	"highlighted" boolean DEFAULT false
);

CREATE TABLE "pricing_plans_locales" (
	"name" varchar,
	"amount" numeric,
	"price_text" varchar,
	"period" varchar,
	"description" varchar,
	"button_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "pricing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "pricing_locales" (
	"hero_title" varchar,
	"hero_lead" varchar,
	"currency" "enum_pricing_currency",
	"meta_title" varchar,
	"meta_description" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_pricing_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_pricing_v_version_plans_features" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_pricing_v_version_plans_features_locales" (
	"text" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_pricing_v_version_plans" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"button_path" varchar,
	"highlighted" boolean DEFAULT false,
	"_uuid" varchar
);

CREATE TABLE "_pricing_v_version_plans_locales" (
	"name" varchar,
	"amount" numeric,
	"price_text" varchar,
	"period" varchar,
	"description" varchar,
	"button_label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_pricing_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_blocks" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__pricing_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_pricing_v_locales" (
	"version_hero_title" varchar,
	"version_hero_lead" varchar,
	"version_currency" "enum__pricing_v_version_currency",
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__pricing_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar,
	"app_url" varchar,
	"contact_email" varchar,
	"operator_name" varchar,
	"operator_address" varchar,
	"operator_representatives" varchar,
	"operator_phone" varchar,
	"vat_id" varchar,
	"responsible_person" varchar,
	"data_protection_officer" varchar,
	"copyright_owner" varchar,
	"licences_url" varchar,
	"chat_property_id" varchar,
	"chat_widget_id" varchar,
	"map_tiles_url" varchar,
	"map_attribution" varchar,
	"badge_image_url" varchar,
	"badge_link_url" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "site_locales" (
	"description" varchar,
	"operator_legal_form" varchar,
	"authority_contact" varchar,
	"register_entry" varchar,
	"supervisory_authority" varchar,
	"profession_rules" varchar,
	"privacy_authority" varchar,
	"access_logs" varchar,
	"message_retention" varchar,
	"hosting_providers" varchar,
	"mail_provider" varchar,
	"transfer_safeguards" varchar,
	"dispute_statement" varchar,
	"governing_law" varchar,
	"badge_alt" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_site_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_site_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_name" varchar,
	"version_app_url" varchar,
	"version_contact_email" varchar,
	"version_operator_name" varchar,
	"version_operator_address" varchar,
	"version_operator_representatives" varchar,
	"version_operator_phone" varchar,
	"version_vat_id" varchar,
	"version_responsible_person" varchar,
	"version_data_protection_officer" varchar,
	"version_copyright_owner" varchar,
	"version_licences_url" varchar,
	"version_chat_property_id" varchar,
	"version_chat_widget_id" varchar,
	"version_map_tiles_url" varchar,
	"version_map_attribution" varchar,
	"version_badge_image_url" varchar,
	"version_badge_link_url" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__site_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_site_v_locales" (
	"version_description" varchar,
	"version_operator_legal_form" varchar,
	"version_authority_contact" varchar,
	"version_register_entry" varchar,
	"version_supervisory_authority" varchar,
	"version_profession_rules" varchar,
	"version_privacy_authority" varchar,
	"version_access_logs" varchar,
	"version_message_retention" varchar,
	"version_hosting_providers" varchar,
	"version_mail_provider" varchar,
	"version_transfer_safeguards" varchar,
	"version_dispute_statement" varchar,
	"version_governing_law" varchar,
	"version_badge_alt" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__site_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "navigation_items_children" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"icon" "enum_navigation_items_children_icon",
	"path" varchar,
	"hot" boolean DEFAULT false
);

CREATE TABLE "navigation_items_children_locales" (
	"label" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "navigation_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"path" varchar
);

CREATE TABLE "navigation_items_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "navigation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "navigation_locales" (
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_navigation_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_navigation_v_version_items_children" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"icon" "enum__navigation_v_version_items_children_icon",
	"path" varchar,
	"hot" boolean DEFAULT false,
	"_uuid" varchar
);

CREATE TABLE "_navigation_v_version_items_children_locales" (
	"label" varchar,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_navigation_v_version_items" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"path" varchar,
	"_uuid" varchar
);

CREATE TABLE "_navigation_v_version_items_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_navigation_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__navigation_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_navigation_v_locales" (
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "footer_columns_links" (
	"_order" integer NOT NULL,
	"_parent_id" varchar NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"path" varchar
);

CREATE TABLE "footer_columns_links_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "footer_columns" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL
);

CREATE TABLE "footer_columns_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "footer_tool_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"path" varchar
);

CREATE TABLE "footer_tool_links_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);

CREATE TABLE "footer_social_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"icon" "enum_footer_social_links_icon",
	"link" varchar
);

CREATE TABLE "footer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_author" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "footer_locales" (
	"band_title" varchar,
	"band_description" varchar,
	"quote_text" varchar,
	"trademark" varchar,
	"last_edited_by_id" uuid,
	"last_edited_at" timestamp(3) with time zone,
	"_status" "enum_footer_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_footer_v_version_columns_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"path" varchar,
	"_uuid" varchar
);

CREATE TABLE "_footer_v_version_columns_links_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_footer_v_version_columns" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"_uuid" varchar
);

CREATE TABLE "_footer_v_version_columns_locales" (
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_footer_v_version_tool_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"path" varchar,
	"_uuid" varchar
);

CREATE TABLE "_footer_v_version_tool_links_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_footer_v_version_social_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar,
	"icon" "enum__footer_v_version_social_links_icon",
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "_footer_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_quote_author" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"snapshot" boolean,
	"published_locale" "enum__footer_v_published_locale",
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_footer_v_locales" (
	"version_band_title" varchar,
	"version_band_description" varchar,
	"version_quote_text" varchar,
	"version_trademark" varchar,
	"version_last_edited_by_id" uuid,
	"version_last_edited_at" timestamp(3) with time zone,
	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "workflow_review_required" (
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"value" "enum_workflow_review_required",
	"id" uuid PRIMARY KEY NOT NULL
);

CREATE TABLE "workflow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"history_months" numeric DEFAULT 24 NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tags_v_locales" ADD CONSTRAINT "_tags_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tags_v_locales" ADD CONSTRAINT "_tags_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "glossary_terms_locales" ADD CONSTRAINT "glossary_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "code_files" ADD CONSTRAINT "code_files_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_pages_fk" FOREIGN KEY ("missing_pages_id") REFERENCES "public"."missing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_codes_fk" FOREIGN KEY ("codes_id") REFERENCES "public"."codes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_code_files_fk" FOREIGN KEY ("code_files_id") REFERENCES "public"."code_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocked_hosts_fk" FOREIGN KEY ("blocked_hosts_id") REFERENCES "public"."blocked_hosts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_features_v_locales" ADD CONSTRAINT "_features_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_features_v_locales" ADD CONSTRAINT "_features_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pricing_plans_features" ADD CONSTRAINT "pricing_plans_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pricing_plans_features_locales" ADD CONSTRAINT "pricing_plans_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans_features"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pricing_plans_locales" ADD CONSTRAINT "pricing_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pricing_locales" ADD CONSTRAINT "pricing_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pricing_locales" ADD CONSTRAINT "pricing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pricing_v_version_plans_features" ADD CONSTRAINT "_pricing_v_version_plans_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pricing_v_version_plans_features_locales" ADD CONSTRAINT "_pricing_v_version_plans_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_v_version_plans_features"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pricing_v_version_plans" ADD CONSTRAINT "_pricing_v_version_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pricing_v_version_plans_locales" ADD CONSTRAINT "_pricing_v_version_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_v_version_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pricing_v_locales" ADD CONSTRAINT "_pricing_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pricing_v_locales" ADD CONSTRAINT "_pricing_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items_children" ADD CONSTRAINT "navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items_children_locales" ADD CONSTRAINT "navigation_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items_children"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_items_locales" ADD CONSTRAINT "navigation_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items_children_locales" ADD CONSTRAINT "_navigation_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_items_locales" ADD CONSTRAINT "_navigation_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_tool_links" ADD CONSTRAINT "footer_tool_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_tool_links_locales" ADD CONSTRAINT "footer_tool_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_tool_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_social_links" ADD CONSTRAINT "footer_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_tool_links" ADD CONSTRAINT "_footer_v_version_tool_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_tool_links_locales" ADD CONSTRAINT "_footer_v_version_tool_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_tool_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_version_social_links" ADD CONSTRAINT "_footer_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "workflow_review_required" ADD CONSTRAINT "workflow_review_required_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workflow"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "solutions_slug_idx" ON "solutions" USING btree ("slug") WHERE "deleted_at" IS NULL;
CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
CREATE INDEX "solutions_last_edited_by_idx" ON "solutions_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "solutions__status_idx" ON "solutions_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
CREATE INDEX "_solutions_v_version_version_slug_idx" ON "_solutions_v" USING btree ("version_slug");
CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
CREATE INDEX "_solutions_v_version_version_last_edited_by_idx" ON "_solutions_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug") WHERE "deleted_at" IS NULL;
CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
CREATE INDEX "legal_pages_last_edited_by_idx" ON "legal_pages_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "legal_pages__status_idx" ON "legal_pages_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
CREATE INDEX "_legal_pages_v_version_version_last_edited_by_idx" ON "_legal_pages_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE UNIQUE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
CREATE INDEX "missing_pages_hits_idx" ON "missing_pages" USING btree ("hits");
CREATE INDEX "missing_pages_last_seen_at_idx" ON "missing_pages" USING btree ("last_seen_at");
CREATE INDEX "missing_pages_updated_at_idx" ON "missing_pages" USING btree ("updated_at");
CREATE INDEX "missing_pages_created_at_idx" ON "missing_pages" USING btree ("created_at");
CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug") WHERE "deleted_at" IS NULL;
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
CREATE INDEX "posts_last_edited_by_idx" ON "posts_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "posts__status_idx" ON "posts_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
CREATE INDEX "_posts_v_version_version_last_edited_by_idx" ON "_posts_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug") WHERE "deleted_at" IS NULL;
CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
CREATE INDEX "categories_last_edited_by_idx" ON "categories_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "categories__status_idx" ON "categories_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
CREATE INDEX "_categories_v_version_version_last_edited_by_idx" ON "_categories_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug") WHERE "deleted_at" IS NULL;
CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
CREATE INDEX "tags_last_edited_by_idx" ON "tags_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "tags__status_idx" ON "tags_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
CREATE INDEX "_tags_v_version_version_slug_idx" ON "_tags_v" USING btree ("version_slug");
CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
CREATE INDEX "_tags_v_snapshot_idx" ON "_tags_v" USING btree ("snapshot");
CREATE INDEX "_tags_v_published_locale_idx" ON "_tags_v" USING btree ("published_locale");
CREATE INDEX "_tags_v_latest_idx" ON "_tags_v" USING btree ("latest");
CREATE INDEX "_tags_v_autosave_idx" ON "_tags_v" USING btree ("autosave");
CREATE INDEX "_tags_v_version_version_last_edited_by_idx" ON "_tags_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_tags_v_version_version__status_idx" ON "_tags_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_tags_v_locales_locale_parent_id_unique" ON "_tags_v_locales" USING btree ("_locale","_parent_id");
CREATE UNIQUE INDEX "glossary_terms_term_idx" ON "glossary_terms" USING btree ("term");
CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
CREATE UNIQUE INDEX "glossary_terms_locales_locale_parent_id_unique" ON "glossary_terms_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
CREATE INDEX "glossary_terms_texts_locale_parent" ON "glossary_terms_texts" USING btree ("locale","parent_id");
CREATE INDEX "messages_reason_idx" ON "messages" USING btree ("reason");
CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
CREATE UNIQUE INDEX "messages_number_idx" ON "messages" USING btree ("number");
CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
CREATE INDEX "reports_code_idx" ON "reports" USING btree ("code_id");
CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status");
CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
CREATE UNIQUE INDEX "codes_slug_idx" ON "codes" USING btree ("slug");
CREATE INDEX "codes_deleted_at_idx" ON "codes" USING btree ("deleted_at");
CREATE INDEX "codes_checked_at_idx" ON "codes" USING btree ("checked_at");
CREATE INDEX "codes_email_hash_idx" ON "codes" USING btree ("email_hash");
CREATE INDEX "codes_updated_at_idx" ON "codes" USING btree ("updated_at");
CREATE INDEX "codes_created_at_idx" ON "codes" USING btree ("created_at");
CREATE INDEX "code_files_code_idx" ON "code_files" USING btree ("code_id");
CREATE INDEX "code_files_updated_at_idx" ON "code_files" USING btree ("updated_at");
CREATE INDEX "code_files_created_at_idx" ON "code_files" USING btree ("created_at");
CREATE UNIQUE INDEX "blocked_hosts_host_idx" ON "blocked_hosts" USING btree ("host");
CREATE INDEX "blocked_hosts_updated_at_idx" ON "blocked_hosts" USING btree ("updated_at");
CREATE INDEX "blocked_hosts_created_at_idx" ON "blocked_hosts" USING btree ("created_at");
CREATE INDEX "scheduled_changes_document_idx" ON "scheduled_changes" USING btree ("document");
CREATE INDEX "scheduled_changes_at_idx" ON "scheduled_changes" USING btree ("at");
CREATE INDEX "scheduled_changes_user_idx" ON "scheduled_changes" USING btree ("user_id");
CREATE INDEX "scheduled_changes_state_idx" ON "scheduled_changes" USING btree ("state");
CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
CREATE INDEX "outgoing_mails_next_at_idx" ON "outgoing_mails" USING btree ("next_at");
CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
CREATE UNIQUE INDEX "background_jobs_name_idx" ON "background_jobs" USING btree ("name");
CREATE INDEX "background_jobs_updated_at_idx" ON "background_jobs" USING btree ("updated_at");
CREATE INDEX "background_jobs_created_at_idx" ON "background_jobs" USING btree ("created_at");
CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
CREATE INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx" ON "media" USING btree ("sizes_large_avif_filename");
CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
CREATE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
CREATE INDEX "payload_locked_documents_rels_missing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_pages_id");
CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");
CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
CREATE INDEX "payload_locked_documents_rels_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("codes_id");
CREATE INDEX "payload_locked_documents_rels_code_files_id_idx" ON "payload_locked_documents_rels" USING btree ("code_files_id");
CREATE INDEX "payload_locked_documents_rels_blocked_hosts_id_idx" ON "payload_locked_documents_rels" USING btree ("blocked_hosts_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "home_last_edited_by_idx" ON "home_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
CREATE INDEX "_home_v_version_version_last_edited_by_idx" ON "_home_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "features_last_edited_by_idx" ON "features_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "features__status_idx" ON "features_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "features_locales_locale_parent_id_unique" ON "features_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_features_v_created_at_idx" ON "_features_v" USING btree ("created_at");
CREATE INDEX "_features_v_updated_at_idx" ON "_features_v" USING btree ("updated_at");
CREATE INDEX "_features_v_snapshot_idx" ON "_features_v" USING btree ("snapshot");
CREATE INDEX "_features_v_published_locale_idx" ON "_features_v" USING btree ("published_locale");
CREATE INDEX "_features_v_latest_idx" ON "_features_v" USING btree ("latest");
CREATE INDEX "_features_v_autosave_idx" ON "_features_v" USING btree ("autosave");
CREATE INDEX "_features_v_version_version_last_edited_by_idx" ON "_features_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_features_v_version_version__status_idx" ON "_features_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_features_v_locales_locale_parent_id_unique" ON "_features_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "pricing_plans_features_order_idx" ON "pricing_plans_features" USING btree ("_order");
CREATE INDEX "pricing_plans_features_parent_id_idx" ON "pricing_plans_features" USING btree ("_parent_id");
CREATE UNIQUE INDEX "pricing_plans_features_locales_locale_parent_id_unique" ON "pricing_plans_features_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "pricing_plans_order_idx" ON "pricing_plans" USING btree ("_order");
CREATE INDEX "pricing_plans_parent_id_idx" ON "pricing_plans" USING btree ("_parent_id");
CREATE UNIQUE INDEX "pricing_plans_locales_locale_parent_id_unique" ON "pricing_plans_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "pricing_last_edited_by_idx" ON "pricing_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "pricing__status_idx" ON "pricing_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "pricing_locales_locale_parent_id_unique" ON "pricing_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_pricing_v_version_plans_features_order_idx" ON "_pricing_v_version_plans_features" USING btree ("_order");
CREATE INDEX "_pricing_v_version_plans_features_parent_id_idx" ON "_pricing_v_version_plans_features" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_pricing_v_version_plans_features_locales_locale_parent_id_u" ON "_pricing_v_version_plans_features_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_pricing_v_version_plans_order_idx" ON "_pricing_v_version_plans" USING btree ("_order");
CREATE INDEX "_pricing_v_version_plans_parent_id_idx" ON "_pricing_v_version_plans" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_pricing_v_version_plans_locales_locale_parent_id_unique" ON "_pricing_v_version_plans_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_pricing_v_created_at_idx" ON "_pricing_v" USING btree ("created_at");
CREATE INDEX "_pricing_v_updated_at_idx" ON "_pricing_v" USING btree ("updated_at");
CREATE INDEX "_pricing_v_snapshot_idx" ON "_pricing_v" USING btree ("snapshot");
CREATE INDEX "_pricing_v_published_locale_idx" ON "_pricing_v" USING btree ("published_locale");
CREATE INDEX "_pricing_v_latest_idx" ON "_pricing_v" USING btree ("latest");
CREATE INDEX "_pricing_v_autosave_idx" ON "_pricing_v" USING btree ("autosave");
CREATE INDEX "_pricing_v_version_version_last_edited_by_idx" ON "_pricing_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_pricing_v_version_version__status_idx" ON "_pricing_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_pricing_v_locales_locale_parent_id_unique" ON "_pricing_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "site_last_edited_by_idx" ON "site_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "site__status_idx" ON "site_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
CREATE INDEX "_site_v_version_version_last_edited_by_idx" ON "_site_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "navigation_items_children_order_idx" ON "navigation_items_children" USING btree ("_order");
CREATE INDEX "navigation_items_children_parent_id_idx" ON "navigation_items_children" USING btree ("_parent_id");
CREATE UNIQUE INDEX "navigation_items_children_locales_locale_parent_id_unique" ON "navigation_items_children_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "navigation_items_locales_locale_parent_id_unique" ON "navigation_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "navigation_last_edited_by_idx" ON "navigation_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "navigation__status_idx" ON "navigation_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_navigation_v_version_items_children_order_idx" ON "_navigation_v_version_items_children" USING btree ("_order");
CREATE INDEX "_navigation_v_version_items_children_parent_id_idx" ON "_navigation_v_version_items_children" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_navigation_v_version_items_children_locales_locale_parent_i" ON "_navigation_v_version_items_children_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_navigation_v_version_items_locales_locale_parent_id_unique" ON "_navigation_v_version_items_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
CREATE INDEX "_navigation_v_version_version_last_edited_by_idx" ON "_navigation_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "footer_tool_links_order_idx" ON "footer_tool_links" USING btree ("_order");
CREATE INDEX "footer_tool_links_parent_id_idx" ON "footer_tool_links" USING btree ("_parent_id");
CREATE UNIQUE INDEX "footer_tool_links_locales_locale_parent_id_unique" ON "footer_tool_links_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "footer_social_links_order_idx" ON "footer_social_links" USING btree ("_order");
CREATE INDEX "footer_social_links_parent_id_idx" ON "footer_social_links" USING btree ("_parent_id");
CREATE INDEX "footer_last_edited_by_idx" ON "footer_locales" USING btree ("last_edited_by_id","_locale");
CREATE INDEX "footer__status_idx" ON "footer_locales" USING btree ("_status","_locale");
CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_footer_v_version_tool_links_order_idx" ON "_footer_v_version_tool_links" USING btree ("_order");
CREATE INDEX "_footer_v_version_tool_links_parent_id_idx" ON "_footer_v_version_tool_links" USING btree ("_parent_id");
CREATE UNIQUE INDEX "_footer_v_version_tool_links_locales_locale_parent_id_unique" ON "_footer_v_version_tool_links_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_footer_v_version_social_links_order_idx" ON "_footer_v_version_social_links" USING btree ("_order");
CREATE INDEX "_footer_v_version_social_links_parent_id_idx" ON "_footer_v_version_social_links" USING btree ("_parent_id");
CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
CREATE INDEX "_footer_v_version_version_last_edited_by_idx" ON "_footer_v_locales" USING btree ("version_last_edited_by_id","_locale");
CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v_locales" USING btree ("version__status","_locale");
CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "workflow_review_required_order_idx" ON "workflow_review_required" USING btree ("order");
CREATE INDEX "workflow_review_required_parent_idx" ON "workflow_review_required" USING btree ("parent_id");
-- Tables, functions and triggers that Payload does not know.

-- Articles: lists and search
--
-- Two tables follow the published articles by triggers, whoever writes these: the CMS, the seed, an
-- import or a line of SQL. See docs/decisions/0009-lists-and-search-by-trigger.md.
--
-- `post_listing` has one row for each list that contains an article: that of all articles (the nil
-- UUID), that of its category and those of its tags. A page of a list is a walk along its index.
--
-- `post_search` has the words of an article in one language, folded: no case, no marks, no width, no
-- punctuation. An index finds them by `grams` of three letters; of Chinese and Japanese, which do
-- not space their words, by one and two characters; `^` marks how a word begins, `=` what is in the
-- title. Not pg_trgm, because that drops everything but ASCII in a database with the rules of C, as
-- the embedded one is.
CREATE TABLE post_listing (
  list uuid NOT NULL,
  post_id uuid NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  published_at timestamptz(3) NOT NULL,
  slug varchar NOT NULL,
  locales _locales[] NOT NULL,
  PRIMARY KEY (post_id, list)
);
CREATE INDEX post_listing_order ON post_listing (list, published_at DESC, slug)
  INCLUDE (post_id, locales);

CREATE TABLE post_search (
  post_id uuid NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  locale _locales NOT NULL,
  title text NOT NULL,
  words text NOT NULL,
  grams text[] NOT NULL,
  PRIMARY KEY (post_id, locale)
);
CREATE INDEX post_search_grams ON post_search USING gin (grams);

create function fold_search_text(value text) returns text
  language sql immutable parallel safe strict
  return btrim(
    -- A space between letters that are written with spaces and those that are not.
    regexp_replace(regexp_replace(
      -- Punctuation parts words, but for the hyphen: who looks for “wifi” means Wi-Fi too.
      regexp_replace(regexp_replace(
        replace(replace(replace(translate(
          lower(normalize(
            regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
            NFKC
          )),
          'ĐđðØøŁłıÆŒ', 'dddoolliæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        '[\u002d\u00ad\u2010\u2011]', '', 'g'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3007-\u3030\u303d\u30fb\ufe00-\ufe0f\ufeff]+',
        ' ', 'g'),
      '([\u0021-\u007f])([^\u0001-\u007f])', '\1 \2', 'g'),
      '([^\u0001-\u007f])([\u0021-\u007f])', '\1 \2', 'g')
  );

create function list_search_grams(folded text) returns text[]
  language sql immutable parallel safe strict as $$
    select coalesce(array_agg(distinct gram), '{}')
    from (select distinct string_to_table(folded, ' ') as word) as words
    cross join lateral (
      select substr(word, start, 3) as gram
      from generate_series(1, length(word) - 2) as start
      where word < U&'\0080' collate "C"
      union all
      select '^' || left(word, long)
      from generate_series(1, least(2, length(word))) as long
      where word < U&'\0080' collate "C"
      union all
      select substr(word, start, long)
      from generate_series(1, 2) as long, generate_series(1, length(word) - long + 1) as start
      where word >= U&'\0080' collate "C"
    ) as grams;
  $$;

create function list_posts(ids uuid[]) returns void
  language sql as $$
    delete from post_listing where post_id = any (ids);
    insert into post_listing (list, post_id, published_at, slug, locales)
    select lists.list, post.id, coalesce(post.published_at, post.created_at), post.slug,
      published.locales
    from posts as post
    cross join lateral (
      select array_agg(words._locale order by words._locale) as locales
      from posts_locales as words
      where words._parent_id = post.id and words._status = 'published'
    ) as published
    cross join lateral (
      select '00000000-0000-0000-0000-000000000000'::uuid as list
      union select post.category_id where post.category_id is not null
      union select tags_id from posts_rels
        where parent_id = post.id and path = 'tags' and tags_id is not null
    ) as lists
    where post.id = any (ids) and published.locales is not null and post.slug is not null;
  $$;

create function index_post_words(ids int[]) returns void
  language sql as $$
    insert into post_search (post_id, locale, title, words, grams)
    select _parent_id, _locale, folded_title, folded,
      list_search_grams(folded) || array(
        select '=' || gram from unnest(list_search_grams(folded_title)) as gram
      )
    from (
      select _parent_id, _locale,
        fold_search_text(coalesce(title, '')) as folded_title,
        fold_search_text(concat_ws(' ', title, excerpt, (
          select string_agg(node ->> key, ' ')
          from jsonb_path_query(body, 'strict $.** ? (@.type() == "object")') as node,
            unnest(array['text', 'code', 'caption']) as key
          where jsonb_typeof(node -> key) = 'string'
        ))) as folded
      from posts_locales
      where id = any (ids) and _status = 'published'
    ) as texts
    on conflict (post_id, locale) do update
      set title = excluded.title, words = excluded.words, grams = excluded.grams;
  $$;

create function on_posts_written() returns trigger language plpgsql as $$
begin
  perform list_posts(array(select id from written));
  return null;
end $$;

create function on_posts_locales_written() returns trigger language plpgsql as $$
begin
  perform list_posts(array(select distinct _parent_id from written));
  delete from post_search using written
    where post_search.post_id = written._parent_id and post_search.locale = written._locale;
  if tg_op <> 'DELETE' then
    perform index_post_words(array(select id from written));
  end if;
  return null;
end $$;

create function on_posts_rels_written() returns trigger language plpgsql as $$
begin
  perform list_posts(array(select distinct parent_id from written where path = 'tags'));
  return null;
end $$;

create trigger posts_inserted after insert on posts
  referencing new table as written for each statement execute function on_posts_written();
create trigger posts_updated after update on posts
  referencing new table as written for each statement execute function on_posts_written();

create trigger posts_locales_inserted after insert on posts_locales
  referencing new table as written for each statement execute function on_posts_locales_written();
create trigger posts_locales_updated after update on posts_locales
  referencing new table as written for each statement execute function on_posts_locales_written();
create trigger posts_locales_deleted after delete on posts_locales
  referencing old table as written for each statement execute function on_posts_locales_written();

create trigger posts_rels_inserted after insert on posts_rels
  referencing new table as written for each statement execute function on_posts_rels_written();
create trigger posts_rels_updated after update on posts_rels
  referencing new table as written for each statement execute function on_posts_rels_written();
create trigger posts_rels_deleted after delete on posts_rels
  referencing old table as written for each statement execute function on_posts_rels_written();

-- `draft_search` has the words of the newest draft of what the team writes, in each language, for
-- the search of the lists in the admin. Triggers follow the tables of versions. Words and grams are
-- those of `post_search`.
create table draft_search (
  document_id uuid not null,
  locale _locales not null,
  source text not null,
  words text not null,
  grams text[] not null,
  primary key (document_id, locale)
);
create index draft_search_grams on draft_search using gin (grams);

create function join_texts(value jsonb) returns text
  language sql immutable parallel safe as $$
    select case jsonb_typeof(value) when 'string' then value #>> '{}' else (
      select string_agg(node ->> key, ' ')
      from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') as node,
        unnest(array['text', 'code', 'caption', 'label', 'alt', 'fields']) as key
      where jsonb_typeof(node -> key) = 'string'
    ) end;
  $$;

-- Sections are one JSON value, in which a text is an object of its languages.
create function join_section_texts(sections jsonb, locale text) returns text
  language sql immutable parallel safe as $$
    select string_agg(join_texts(node -> locale), ' ')
    from jsonb_path_query(sections, 'strict $.** ? (@.type() == "object")') as node
    where jsonb_exists(node, locale);
  $$;

create function index_drafts(versions text, ids int[]) returns void
  language plpgsql as $$
  begin
    execute format($query$
      with drafts as (
        select version.parent_id as document_id, texts._locale as locale, texts.fields,
          to_jsonb(version) -> 'version_blocks' as sections
        from (
          select _parent_id, _locale, to_jsonb(texts_row) - array['id', '_parent_id'] as fields
          from %1$I as texts_row where id = any ($1)
        ) as texts join %2$I as version on version.id = texts._parent_id
        where version.latest and version.parent_id is not null
      ), changed as (
        -- Every save writes the texts of all languages; most are as they were.
        select *, md5(concat(fields, sections)) as source from drafts
        where not exists (
          select from draft_search as known
          where known.document_id = drafts.document_id and known.locale = drafts.locale
            and known.source = md5(concat(drafts.fields, drafts.sections))
        )
      )
      insert into draft_search (document_id, locale, source, words, grams)
      select document_id, locale, source, words, list_search_grams(words)
      from changed cross join lateral (
        select coalesce(fold_search_text(concat_ws(' ',
          (select string_agg(join_texts(value), ' ')
           from jsonb_each(changed.fields) as field (name, value)
           where starts_with(name, 'version_') and name <> 'version__status'),
          join_section_texts(changed.sections, changed.locale::text)
        )), '') as words
      ) as text
      on conflict (document_id, locale) do update
        set source = excluded.source, words = excluded.words, grams = excluded.grams
    $query$, versions || '_locales', versions) using ids;
  end $$;

create function on_drafts_written() returns trigger language plpgsql as $$
begin
  perform index_drafts(tg_argv[0], array(select id from written));
  return null;
end $$;

create function on_searched_deleted() returns trigger language plpgsql as $$
begin
  delete from draft_search where document_id = old.id;
  return null;
end $$;

create trigger _posts_v_drafts_inserted after insert on _posts_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_posts_v');
create trigger _posts_v_drafts_updated after update on _posts_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_posts_v');
create trigger posts_search_deleted after delete on posts
  for each row execute function on_searched_deleted();
create trigger _solutions_v_drafts_inserted after insert on _solutions_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_solutions_v');
create trigger _solutions_v_drafts_updated after update on _solutions_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_solutions_v');
create trigger solutions_search_deleted after delete on solutions
  for each row execute function on_searched_deleted();
create trigger _legal_pages_v_drafts_inserted after insert on _legal_pages_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_legal_pages_v');
create trigger _legal_pages_v_drafts_updated after update on _legal_pages_v_locales
  referencing new table as written for each statement
  execute function on_drafts_written('_legal_pages_v');
create trigger legal_pages_search_deleted after delete on legal_pages
  for each row execute function on_searched_deleted();

-- What the texts of documents refer to, for the search for the uses of a document: the ids of
-- documents and pictures, and paths of the site. Globals are few and have no index.
create function list_references(content jsonb) returns text[]
  language sql immutable parallel safe as $$
    select array(
      select distinct coalesce(found[1], found[2])
      from regexp_matches(
        content::text,
        '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|"(/[a-z0-9/-]+)["#?]',
        'g'
      ) as found
    );
  $$;
create index posts_locales_references on posts_locales using gin (list_references(body));
create index _posts_v_locales_references on _posts_v_locales using gin (list_references(version_body));
create index legal_pages_locales_references on legal_pages_locales using gin (list_references(body));
create index _legal_pages_v_locales_references on _legal_pages_v_locales using gin (list_references(version_body));
create index solutions_references on solutions using gin (list_references(blocks));
create index _solutions_v_references on _solutions_v using gin (list_references(version_blocks));

-- Scans and statistics
--
-- Scans have a partition for each month, created ahead by the jobs; scans without one go into the
-- last. Unique keys contain the code, so that the tables can be distributed by it.
CREATE TABLE "scans" (
  "at" timestamptz NOT NULL,
  "id" uuid NOT NULL,
  "code_id" uuid NOT NULL,
  "kind" varchar(5) NOT NULL,
  "variant" smallint,
  "country" char(2),
  "device" varchar(8) NOT NULL,
  "system" varchar(8) NOT NULL,
  "browser" varchar(8) NOT NULL,
  "language" varchar(8),
  "visitor" bytea,
  "referrer" varchar(100), -- host of the page that a visitor came from
  PRIMARY KEY ("code_id", "at", "id")
) PARTITION BY RANGE ("at");
CREATE INDEX "scans_at_idx" ON "scans" USING brin ("at");
CREATE TABLE "scans_other" PARTITION OF "scans" DEFAULT;

-- Sums of the scans of a code in a month, by day of the owner's time zone. A code without a time in
-- `summed_until` is read from its scans. The statistics of many codes are read from `totals`.
CREATE TABLE "scan_sums" (
  "code_id" uuid NOT NULL,
  "month" date NOT NULL,
  "scans" integer NOT NULL,
  "sums" bytea NOT NULL,
  "totals" bytea,
  PRIMARY KEY ("code_id", "month")
);
CREATE INDEX "scan_sums_month_idx" ON "scan_sums" USING brin ("month");
CREATE TABLE "scan_rollups" (
  "code_id" uuid PRIMARY KEY,
  "time_zone" varchar NOT NULL,
  "rolled_until" date,
  "summed_until" timestamptz,
  "final_until" date,
  "final_at" timestamptz
);

-- All scans of each quarter of an hour in the last days, for the dashboard. The job that sums the
-- scans of codes adds the slots that are finished.
CREATE TABLE "scan_slots" (
  "slot" timestamptz PRIMARY KEY,
  "scans" integer NOT NULL
);

CREATE TABLE "scan_salts" (
  "day" date PRIMARY KEY,
  "salt" bytea NOT NULL
);
CREATE TABLE "scan_limits" (
  "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
  "used" bigint NOT NULL DEFAULT 0
);

-- Daily counts of taps on hosted pages. No tap is stored singly.
CREATE TABLE "code_taps" (
  "code_id" uuid NOT NULL REFERENCES "codes" ON DELETE CASCADE,
  "day" date NOT NULL,
  "kind" varchar(8) NOT NULL,
  "name" varchar(300) NOT NULL,
  "taps" integer NOT NULL DEFAULT 0,
  PRIMARY KEY ("code_id", "day", "kind", "name")
);
CREATE INDEX "code_taps_day_idx" ON "code_taps" USING brin ("day");

-- Requests. The columns of `rate_limits` and their order are those of rate-limiter-flexible.
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
CREATE TABLE "idempotency_keys" (
  "key" bytea PRIMARY KEY,
  "request" bytea NOT NULL,
  "status" smallint,
  "answer" bytea,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" ("created_at");

-- Every change of a code is announced to all processes, whatever wrote it, except that its target was
-- checked.
CREATE FUNCTION tell_of_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('codes_changed', COALESCE(NEW.slug, OLD.slug));
  RETURN NULL;
END $$;
CREATE TRIGGER "codes_changed" AFTER INSERT OR DELETE ON "codes"
  FOR EACH ROW EXECUTE FUNCTION tell_of_code();
CREATE TRIGGER "codes_edited" AFTER UPDATE ON "codes"
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'checked_at' IS DISTINCT FROM to_jsonb(NEW) - 'checked_at')
  EXECUTE FUNCTION tell_of_code();

-- Files
--
-- `loose_files` has files in the storage that belong to no row: an upload is recorded before it is
-- stored, and a trigger records it again when its row is deleted. `unused_files` has the time since
-- when a code does not use a file.
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

-- The names that the files of replaced pictures had. Requests for them are redirected to the present
-- file of the same size; `size` is '' for the original.
CREATE TABLE "media_former_names" (
  "filename" varchar(500) PRIMARY KEY,
  "media_id" uuid NOT NULL REFERENCES "media" ("id") ON DELETE CASCADE,
  "size" varchar(20) NOT NULL
);
CREATE INDEX "media_former_names_media_idx" ON "media_former_names" ("media_id");

-- What the seed has written: hashes of its content and of what was stored, by language and for what
-- all languages share. They tell texts that editors have changed from others.
CREATE TABLE "seeded_texts" (
  "target" varchar NOT NULL,
  "part" varchar NOT NULL,
  "source" varchar NOT NULL,
  "stored" varchar NOT NULL,
  PRIMARY KEY ("target", "part")
);

-- What is needed to restore a document from the trash. A slug is unique among the others.
CREATE TABLE "trashed_documents" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "published" "_locales"[] NOT NULL,
  "sources" jsonb NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("entity", "document_id")
);

-- Workspaces: codes that several people manage by one key each, without accounts. `codes` itself has
-- no column of them, so that a scan reads little; `workspace_codes` has the columns by which lists
-- are filtered and sorted.
CREATE TABLE "workspaces" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "name" varchar(120) NOT NULL,
  "email_hash" varchar,
  "locale" varchar(2) NOT NULL DEFAULT 'en',
  "time_zone" varchar(64) NOT NULL DEFAULT 'UTC',
  "defaults" jsonb NOT NULL DEFAULT '{}',
  "scans_sent_until" timestamptz NOT NULL DEFAULT now(),
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE "workspace_keys" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "name" varchar(60) NOT NULL,
  "role" varchar(6) NOT NULL CHECK ("role" IN ('owner', 'editor', 'viewer', 'api')),
  "key_hash" varchar NOT NULL UNIQUE,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "last_used_at" timestamptz,
  "revoked_at" timestamptz
);
CREATE INDEX "workspace_keys_workspace_idx" ON "workspace_keys" ("workspace_id");
CREATE TABLE "workspace_folders" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "name" varchar(60) NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("workspace_id", "name")
);
CREATE TABLE "workspace_codes" (
  "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "folder_id" uuid REFERENCES "workspace_folders" ON DELETE SET NULL,
  "tags" text[] NOT NULL DEFAULT '{}',
  "external_id" varchar(120),
  "domain" varchar(253),
  "archived_at" timestamptz,
  "added_at" timestamptz NOT NULL DEFAULT now(),
  "type" varchar NOT NULL,
  "status" varchar(7) NOT NULL,
  "name_order" varchar NOT NULL,
  "changed_at" timestamptz NOT NULL,
  "scans" bigint NOT NULL,
  "words" text NOT NULL,
  "grams" text[] NOT NULL,
  UNIQUE ("workspace_id", "external_id")
);
CREATE INDEX "workspace_codes_added_idx"
  ON "workspace_codes" ("workspace_id", "added_at" DESC, "code_id" DESC);
CREATE INDEX "workspace_codes_grams_idx" ON "workspace_codes" USING gin ("grams");
CREATE INDEX "workspace_codes_tags_idx" ON "workspace_codes" USING gin ("tags");
CREATE INDEX "workspace_codes_folder_idx" ON "workspace_codes" ("folder_id");
CREATE TABLE "chosen_slugs" (
  "folded" varchar(64) PRIMARY KEY,
  "code_id" uuid REFERENCES "codes" ON DELETE SET NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "chosen_slugs_code_idx" ON "chosen_slugs" ("code_id");
CREATE TABLE "workspace_changes" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "code_id" uuid,
  "key_id" uuid REFERENCES "workspace_keys" ON DELETE SET NULL,
  "at" timestamptz NOT NULL DEFAULT now(),
  "action" varchar(30) NOT NULL,
  "before" jsonb,
  "after" jsonb,
  "undoes" bigint
);
CREATE INDEX "workspace_changes_workspace_idx" ON "workspace_changes" ("workspace_id", "id" DESC);
CREATE INDEX "workspace_changes_code_idx" ON "workspace_changes" ("code_id", "id" DESC);
CREATE TABLE "workspace_domains" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "host" varchar(253) NOT NULL,
  "token" varchar(64) NOT NULL,
  "verified_at" timestamptz,
  "checked_at" timestamptz,
  "failure" varchar(120),
  "fallback_url" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("workspace_id", "host")
);
CREATE UNIQUE INDEX "workspace_domains_host_key"
  ON "workspace_domains" ("host") WHERE "verified_at" IS NOT NULL;
CREATE TABLE "subscriptions" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "workspace_id" uuid REFERENCES "workspaces" ON DELETE CASCADE,
  "code_id" uuid REFERENCES "codes" ON DELETE CASCADE,
  "email_hash" varchar NOT NULL,
  "sealed_email" text NOT NULL,
  "locale" varchar(2) NOT NULL,
  "kinds" text[] NOT NULL,
  "confirmed_at" timestamptz,
  "report_due_at" timestamptz,
  "alerts_sent_until" timestamptz NOT NULL DEFAULT now(),
  "failures" integer NOT NULL DEFAULT 0,
  "retry_at" timestamptz,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("workspace_id", "email_hash"),
  UNIQUE ("code_id", "email_hash"),
  CHECK (num_nonnulls("workspace_id", "code_id") = 1)
);
CREATE TABLE "target_checks" (
  "code_id" uuid PRIMARY KEY REFERENCES "codes" ON DELETE CASCADE,
  "checked_at" timestamptz NOT NULL,
  "url" text,
  "failure" varchar(120),
  "failing_since" timestamptz,
  "broken_at" timestamptz,
  "silent_at" timestamptz
);
CREATE INDEX "target_checks_failing_idx"
  ON "target_checks" ("checked_at") WHERE "failing_since" IS NOT NULL;
CREATE TABLE "webhooks" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "workspace_id" uuid NOT NULL REFERENCES "workspaces" ON DELETE CASCADE,
  "url" text NOT NULL,
  "events" text[] NOT NULL,
  "secret" text NOT NULL,
  "paused_at" timestamptz,
  "failing_since" timestamptz,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "webhooks_workspace_idx" ON "webhooks" ("workspace_id");
CREATE TABLE "webhook_deliveries" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "webhook_id" uuid NOT NULL REFERENCES "webhooks" ON DELETE CASCADE,
  "event" varchar(30) NOT NULL,
  "payload" jsonb NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz DEFAULT now(),
  "delivered_at" timestamptz,
  "response_status" integer,
  "failure" varchar(200),
  "created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "webhook_deliveries_due_idx"
  ON "webhook_deliveries" ("webhook_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "webhook_deliveries_webhook_idx"
  ON "webhook_deliveries" ("webhook_id", "created_at" DESC);

-- Triggers copy into `workspace_codes` what lists are filtered and sorted by, whichever program
-- changes a code: the owner, the team or a batch. `scans` are the sums of finished days. `words` and
-- `grams` are as in `post_search`, of the name, the slug, the external id and the targets.
create function list_code_targets(document jsonb) returns text
  language sql immutable parallel safe as $$
    select left(coalesce(string_agg(distinct target #>> '{}', ' '), ''), 4000)
    from unnest(array[
      '$.languages.*.fields.url', '$.languages.*.fields.website', '$.rules.windows[*].url',
      '$.rules.byDevice.*', '$.rules.byLanguage[*].url', '$.rules.split[*].url',
      '$.rules.expiry.fallbackUrl'
    ]) as place, jsonb_path_query(document, place::jsonpath) as target
    where jsonb_typeof(target) = 'string'
  $$;

create function fill_listed_code() returns trigger language plpgsql as $$
declare
  code record;
begin
  select codes.type, codes.slug, coalesce(codes.name, '') as name, codes.document,
    codes.updated_at, case when deleted_at is null then codes.status::text else 'deleted' end as status
    into strict code from codes where id = new.code_id;
  new.type := code.type;
  new.status := code.status;
  new.name_order := fold_search_text(code.name);
  new.changed_at := code.updated_at;
  new.words := fold_search_text(concat_ws(' ', code.name, code.slug, new.external_id,
    list_code_targets(code.document)));
  new.grams := list_search_grams(new.words);
  if tg_op = 'INSERT' then
    new.scans := (select coalesce(sum(scans), 0) from scan_sums where code_id = new.code_id);
  end if;
  return new;
end $$;

create trigger workspace_codes_filled before insert or update of changed_at on workspace_codes
  for each row execute function fill_listed_code();

create function on_listed_code_changed() returns trigger language plpgsql as $$
begin
  update workspace_codes set changed_at = new.updated_at where code_id = new.id;
  return null;
end $$;

create trigger codes_listed after update on codes for each row
  when ((old.name, old.document, old.status, old.deleted_at, old.updated_at)
    is distinct from (new.name, new.document, new.status, new.deleted_at, new.updated_at))
  execute function on_listed_code_changed();

create function on_scan_sums_written() returns trigger language plpgsql as $$
begin
  -- In the order in which batches lock, so that neither waits for the other.
  perform from workspace_codes where code_id in (select code_id from written)
    order by code_id for update;
  update workspace_codes
    set scans = (select coalesce(sum(sums.scans), 0) from scan_sums sums
      where sums.code_id = workspace_codes.code_id)
    where code_id in (select code_id from written);
  return null;
end $$;

create trigger scan_sums_inserted after insert on scan_sums
  referencing new table as written for each statement execute function on_scan_sums_written();
create trigger scan_sums_updated after update on scan_sums
  referencing new table as written for each statement execute function on_scan_sums_written();
create trigger scan_sums_deleted after delete on scan_sums
  referencing old table as written for each statement execute function on_scan_sums_written();

-- Queues the events of webhooks in the transaction that changes a code, whatever changes it, and
-- notifies the processes that answer scans when a code or a host belongs to another workspace.
CREATE FUNCTION queue_code_event(changed_id uuid, event_name text) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, event, payload)
  SELECT webhooks.id, event_name, jsonb_build_object(
    'type', event_name,
    'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object(
      'slug', codes.slug, 'name', coalesce(codes.name, ''),
      'status', CASE WHEN codes.deleted_at IS NULL THEN codes.status::text ELSE 'deleted' END,
      'revision', codes.revision::int, 'externalId', workspace_codes.external_id,
      'tags', to_jsonb(workspace_codes.tags), 'archived', workspace_codes.archived_at IS NOT NULL
    ))
  FROM workspace_codes JOIN codes ON codes.id = workspace_codes.code_id
  JOIN webhooks ON webhooks.workspace_id = workspace_codes.workspace_id
  WHERE workspace_codes.code_id = changed_id
    AND event_name = ANY(webhooks.events) AND webhooks.paused_at IS NULL
$$;

CREATE FUNCTION on_code_of_workspace_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_code_event(NEW.id, 'code.changed');
  RETURN NULL;
END $$;
CREATE TRIGGER "code_of_workspace_changed" AFTER UPDATE ON "codes" FOR EACH ROW
  WHEN ((OLD.revision, OLD.status, OLD.deleted_at)
    IS DISTINCT FROM (NEW.revision, NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION on_code_of_workspace_changed();

CREATE FUNCTION on_workspace_codes_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_code_event(NEW.code_id, 'code.created');
  ELSIF TG_OP = 'UPDATE'
    AND (OLD.folder_id, OLD.tags, OLD.external_id, OLD.archived_at)
      IS DISTINCT FROM (NEW.folder_id, NEW.tags, NEW.external_id, NEW.archived_at) THEN
    PERFORM queue_code_event(NEW.code_id, 'code.changed');
  END IF;
  IF TG_OP <> 'UPDATE' OR OLD.workspace_id <> NEW.workspace_id THEN
    PERFORM pg_notify('codes_changed', slug) FROM codes
      WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.code_id ELSE NEW.code_id END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "workspace_codes_written" AFTER INSERT OR UPDATE OR DELETE ON "workspace_codes"
  FOR EACH ROW EXECUTE FUNCTION on_workspace_codes_written();

CREATE FUNCTION on_workspace_domains_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('codes_changed', '.domains');
  RETURN NULL;
END $$;
CREATE TRIGGER "workspace_domains_written" AFTER INSERT OR UPDATE OR DELETE
  ON "workspace_domains" FOR EACH STATEMENT EXECUTE FUNCTION on_workspace_domains_written();

-- Translation
--
-- The state of each language of a document or global, written with each save. `sources` has, for
-- each translated text, the hashes of the translation and of the English text that it translates;
-- `translation_sources` has these English texts. Documents without rows are filled by a job.
CREATE TABLE "translation_states" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "title" text NOT NULL,
  "title_words" text NOT NULL GENERATED ALWAYS AS (fold_search_text("title")) STORED,
  "state" varchar(10) NOT NULL,
  "total" integer NOT NULL,
  "missing" integer NOT NULL,
  "outdated" integer NOT NULL,
  "first_path" text,
  "sources" jsonb NOT NULL,
  "edited_at" timestamptz NOT NULL,
  "work_added_at" timestamptz NOT NULL DEFAULT now(), -- when there was last more to translate
  PRIMARY KEY ("entity", "document_id", "locale")
);
CREATE INDEX "translation_states_edited_idx"
  ON "translation_states" ("edited_at" DESC, "document_id") WHERE "locale" = 'en';
-- Counts and filters of the overview of translations read this index instead of the wide rows.
CREATE INDEX "translation_states_state_idx"
  ON "translation_states" ("locale", "state", "entity", "document_id");
CREATE INDEX "translation_states_work_idx"
  ON "translation_states" ("locale", "work_added_at" DESC)
  WHERE "state" IN ('missing', 'incomplete', 'outdated');
CREATE TABLE "translation_sources" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "hash" varchar(24) NOT NULL,
  "value" jsonb NOT NULL,
  PRIMARY KEY ("entity", "document_id", "hash")
);

-- Who works on a translation and how far they are. The hashes are those of the text of the language:
-- as it was saved last, and as it was approved.
CREATE TABLE "translation_work" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "step" varchar(11) NOT NULL DEFAULT 'todo'
    CHECK ("step" IN ('todo', 'in_progress', 'in_review', 'approved')),
  "assignee" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  "text_hash" varchar(24),
  "approved_hash" varchar(24),
  "asked_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "asked_at" timestamptz,
  "decided_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "decided_at" timestamptz,
  PRIMARY KEY ("entity", "document_id", "locale")
);
CREATE INDEX "translation_work_assignee_idx" ON "translation_work" ("assignee")
  WHERE "assignee" IS NOT NULL;
CREATE INDEX "translation_work_step_idx"
  ON "translation_work" ("locale", "step", "updated_at" DESC);

-- English segments of published texts with their translations by language. A job follows the texts.
-- The extension compares similar texts; without the right to create it, only equal texts are found.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE WARNING 'pg_trgm is not available (%). Translations of similar texts are not offered until the owner of the database runs: CREATE EXTENSION pg_trgm', SQLERRM;
END $$;
CREATE TABLE "translation_memory_documents" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "published_at" timestamptz NOT NULL,
  PRIMARY KEY ("entity", "document_id")
);
CREATE TABLE "translation_memory" (
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "position" integer NOT NULL,
  "key" text NOT NULL,
  "source" text NOT NULL,
  "folded" text NOT NULL GENERATED ALWAYS AS (fold_search_text("source")) STORED,
  "targets" jsonb NOT NULL,
  PRIMARY KEY ("entity", "document_id", "position"),
  FOREIGN KEY ("entity", "document_id") REFERENCES "translation_memory_documents" ON DELETE CASCADE
);
CREATE INDEX "translation_memory_equal_idx" ON "translation_memory" USING hash ("folded");

-- The report on the quality of all content. A run writes its findings next to those of the last
-- complete run, which is shown until the new one is complete.
CREATE TABLE "quality_runs" (
  "id" serial PRIMARY KEY,
  "started_at" timestamptz NOT NULL DEFAULT now(),
  "finished_at" timestamptz,
  "total" integer NOT NULL,
  "checked" integer NOT NULL DEFAULT 0
);
CREATE TABLE "quality_findings" (
  "run" integer NOT NULL REFERENCES "quality_runs" ON DELETE CASCADE,
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "position" integer NOT NULL,
  "title" text NOT NULL,
  "kind" varchar(20) NOT NULL,
  "path" text NOT NULL,
  "detail" text NOT NULL,
  PRIMARY KEY ("run", "entity", "document_id", "locale", "position")
);
CREATE INDEX "quality_findings_kind_idx" ON "quality_findings" ("run", "locale", "kind");

-- Links with which people without an account see a draft of one document until they expire, in some
-- languages or (null) all. Only hashes of the tokens are stored. A link ends with the account that
-- created it.
CREATE TABLE "draft_links" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "token_hash" bytea NOT NULL UNIQUE,
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locales" "_locales"[],
  "note" varchar(200) NOT NULL,
  "user_id" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "expires_at" timestamptz NOT NULL,
  "revoked_at" timestamptz,
  "used_at" timestamptz
);
CREATE INDEX "draft_links_document_idx"
  ON "draft_links" ("entity", "document_id", "created_at" DESC);
CREATE INDEX "draft_links_user_idx" ON "draft_links" ("user_id");

-- The log of who did what, comments on fields, and notices to colleagues. The log has no foreign
-- keys, because its entries are never changed; entries can be deleted once they are 30 days old, which
-- is the shortest retention.
CREATE TABLE "activity_log" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "at" timestamptz NOT NULL DEFAULT now(),
  "user_id" uuid,
  "action" varchar(30) NOT NULL,
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales",
  "title" text NOT NULL,
  "details" jsonb
);
CREATE INDEX "activity_log_document_idx" ON "activity_log" ("entity", "document_id", "id" DESC);
CREATE INDEX "activity_log_at_idx" ON "activity_log" ("at");
CREATE FUNCTION "protect_activity_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Entries of the activity log cannot be changed';
END $$;
CREATE TRIGGER "activity_log_append_only" BEFORE UPDATE OR DELETE ON "activity_log"
  FOR EACH ROW EXECUTE FUNCTION "protect_activity_log"();

CREATE TABLE "document_comments" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "thread_id" uuid REFERENCES "document_comments" ("id") ON DELETE CASCADE,
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "field_key" varchar(300),
  "field_labels" jsonb,
  "body" varchar(2000) NOT NULL,
  "user_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "resolved_by" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "resolved_at" timestamptz
);
CREATE INDEX "document_comments_document_idx"
  ON "document_comments" ("entity", "document_id", "created_at");
CREATE INDEX "document_comments_thread_idx" ON "document_comments" ("thread_id");

CREATE TABLE "staff_notices" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "actor_id" uuid REFERENCES "users" ("id") ON DELETE SET NULL,
  "kind" varchar(20) NOT NULL,
  "entity" varchar(63) NOT NULL,
  "document_id" varchar(36) NOT NULL,
  "locale" "_locales" NOT NULL,
  "comment_id" uuid REFERENCES "document_comments" ("id") ON DELETE CASCADE,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "read_at" timestamptz,
  "mailed_at" timestamptz
);
CREATE INDEX "staff_notices_user_idx" ON "staff_notices" ("user_id", "created_at" DESC);
CREATE INDEX "staff_notices_document_idx" ON "staff_notices" ("entity", "document_id");
