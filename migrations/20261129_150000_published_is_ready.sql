ALTER TABLE "workflow" ADD COLUMN "published_is_ready" boolean DEFAULT true;
