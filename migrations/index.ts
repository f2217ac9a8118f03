import * as migration_20261121_102354_initial from './20261121_102354_initial';
import * as migration_20261121_155112_site_map from './20261121_155112_site_map';
import * as migration_20261121_184415_content_in_ten_languages from './20261121_184415_content_in_ten_languages';
import * as migration_20261121_185000_article_lists_and_search from './20261121_185000_article_lists_and_search';
import * as migration_20261121_200000_contact_rate_limits from './20261121_200000_contact_rate_limits';
import * as migration_20261122_044746_dynamic_codes from './20261122_044746_dynamic_codes';
import * as migration_20261122_045000_scans from './20261122_045000_scans';
import * as migration_20261122_051000_one_table_of_limits from './20261122_051000_one_table_of_limits';
import * as migration_20261122_052000_loose_files from './20261122_052000_loose_files';
import * as migration_20261122_053000_blocked_hosts from './20261122_053000_blocked_hosts';
import * as migration_20261122_090000_scan_totals from './20261122_090000_scan_totals';
import * as migration_20261122_203000_seeded_texts from './20261122_203000_seeded_texts';
import * as migration_20261122_204153_operator_settings from './20261122_204153_operator_settings';
import * as migration_20261122_212800_article_scenes from './20261122_212800_article_scenes';
import * as migration_20261123_012820_media_avif from './20261123_012820_media_avif';
import * as migration_20261123_054501_cms_trust from './20261123_054501_cms_trust';
import * as migration_20261123_054600_draft_search from './20261123_054600_draft_search';
import * as migration_20261123_060241_second_factors from './20261123_060241_second_factors';
import * as migration_20261123_074500_uses from './20261123_074500_uses';
import * as migration_20261123_140000_scan_sums from './20261123_140000_scan_sums';
import * as migration_20261123_142302_background_jobs_and_outgoing_mails from './20261123_142302_background_jobs_and_outgoing_mails';
import * as migration_20261123_232000_workspaces from './20261123_232000_workspaces';
import * as migration_20261123_233500_workspace_events from './20261123_233500_workspace_events';
import * as migration_20261124_000500_referrers_and_taps from './20261124_000500_referrers_and_taps';
import * as migration_20261124_060000_translation_states from './20261124_060000_translation_states';
import * as migration_20261124_060500_translation_work from './20261124_060500_translation_work';
import * as migration_20261124_063000_draft_links from './20261124_063000_draft_links';
import * as migration_20261128_010100_draft_link_languages from './20261128_010100_draft_link_languages';
import * as migration_20261128_010600_workflow from './20261128_010600_workflow';
import * as migration_20261128_010700_scan_slots from './20261128_010700_scan_slots';
import * as migration_20261128_011000_media_former_names from './20261128_011000_media_former_names';
import * as migration_20261128_011750_workflow from './20261128_011750_workflow';
import * as migration_20261128_020316_editorial_desk from './20261128_020316_editorial_desk';
import * as migration_20261128_020900_translation_counts from './20261128_020900_translation_counts';
import * as migration_20261128_050000_translation_memory from './20261128_050000_translation_memory';
import * as migration_20261128_051000_content_findings from './20261128_051000_content_findings';
import * as migration_20261128_090000_trash from './20261128_090000_trash';

export const migrations = [
  {
    up: migration_20261121_102354_initial.up,
    down: migration_20261121_102354_initial.down,
    name: '20261121_102354_initial',
  },
  {
    up: migration_20261121_155112_site_map.up,
    down: migration_20261121_155112_site_map.down,
    name: '20261121_155112_site_map',
  },
  {
    up: migration_20261121_184415_content_in_ten_languages.up,
    down: migration_20261121_184415_content_in_ten_languages.down,
    name: '20261121_184415_content_in_ten_languages',
  },
  {
    up: migration_20261121_185000_article_lists_and_search.up,
    down: migration_20261121_185000_article_lists_and_search.down,
    name: '20261121_185000_article_lists_and_search',
  },
  {
    up: migration_20261121_200000_contact_rate_limits.up,
    down: migration_20261121_200000_contact_rate_limits.down,
    name: '20261121_200000_contact_rate_limits',
  },
  {
    up: migration_20261122_044746_dynamic_codes.up,
    down: migration_20261122_044746_dynamic_codes.down,
    name: '20261122_044746_dynamic_codes',
  },
  {
    up: migration_20261122_045000_scans.up,
    down: migration_20261122_045000_scans.down,
    name: '20261122_045000_scans',
  },
  {
    up: migration_20261122_051000_one_table_of_limits.up,
    down: migration_20261122_051000_one_table_of_limits.down,
    name: '20261122_051000_one_table_of_limits',
  },
  {
    up: migration_20261122_052000_loose_files.up,
    down: migration_20261122_052000_loose_files.down,
    name: '20261122_052000_loose_files',
  },
  {
    up: migration_20261122_053000_blocked_hosts.up,
    down: migration_20261122_053000_blocked_hosts.down,
    name: '20261122_053000_blocked_hosts',
  },
  {
    up: migration_20261122_090000_scan_totals.up,
    down: migration_20261122_090000_scan_totals.down,
    name: '20261122_090000_scan_totals',
  },
  {
    up: migration_20261122_203000_seeded_texts.up,
    down: migration_20261122_203000_seeded_texts.down,
    name: '20261122_203000_seeded_texts',
  },
  {
    up: migration_20261122_204153_operator_settings.up,
    down: migration_20261122_204153_operator_settings.down,
    name: '20261122_204153_operator_settings',
  },
  {
    up: migration_20261122_212800_article_scenes.up,
    down: migration_20261122_212800_article_scenes.down,
    name: '20261122_212800_article_scenes',
  },
  {
    up: migration_20261123_012820_media_avif.up,
    down: migration_20261123_012820_media_avif.down,
    name: '20261123_012820_media_avif',
  },
  {
    up: migration_20261123_054501_cms_trust.up,
    down: migration_20261123_054501_cms_trust.down,
    name: '20261123_054501_cms_trust',
  },
  {
    up: migration_20261123_054600_draft_search.up,
    down: migration_20261123_054600_draft_search.down,
    name: '20261123_054600_draft_search',
  },
  {
    up: migration_20261123_060241_second_factors.up,
    down: migration_20261123_060241_second_factors.down,
    name: '20261123_060241_second_factors',
  },
  {
    up: migration_20261123_074500_uses.up,
    down: migration_20261123_074500_uses.down,
    name: '20261123_074500_uses',
  },
  {
    up: migration_20261123_140000_scan_sums.up,
    down: migration_20261123_140000_scan_sums.down,
    name: '20261123_140000_scan_sums',
  },
  {
    up: migration_20261123_142302_background_jobs_and_outgoing_mails.up,
    down: migration_20261123_142302_background_jobs_and_outgoing_mails.down,
    name: '20261123_142302_background_jobs_and_outgoing_mails',
  },
  {
    up: migration_20261123_232000_workspaces.up,
    down: migration_20261123_232000_workspaces.down,
    name: '20261123_232000_workspaces',
  },
  {
    up: migration_20261123_233500_workspace_events.up,
    down: migration_20261123_233500_workspace_events.down,
    name: '20261123_233500_workspace_events',
  },
  {
    up: migration_20261124_000500_referrers_and_taps.up,
    down: migration_20261124_000500_referrers_and_taps.down,
    name: '20261124_000500_referrers_and_taps',
  },
  {
    up: migration_20261124_060000_translation_states.up,
    down: migration_20261124_060000_translation_states.down,
    name: '20261124_060000_translation_states',
  },
  {
    up: migration_20261124_060500_translation_work.up,
    down: migration_20261124_060500_translation_work.down,
    name: '20261124_060500_translation_work',
  },
  {
    up: migration_20261124_063000_draft_links.up,
    down: migration_20261124_063000_draft_links.down,
    name: '20261124_063000_draft_links',
  },
  {
    up: migration_20261128_010100_draft_link_languages.up,
    down: migration_20261128_010100_draft_link_languages.down,
    name: '20261128_010100_draft_link_languages',
  },
  {
    up: migration_20261128_010600_workflow.up,
    down: migration_20261128_010600_workflow.down,
    name: '20261128_010600_workflow',
  },
  {
    up: migration_20261128_010700_scan_slots.up,
    down: migration_20261128_010700_scan_slots.down,
    name: '20261128_010700_scan_slots',
  },
  {
    up: migration_20261128_011000_media_former_names.up,
    down: migration_20261128_011000_media_former_names.down,
    name: '20261128_011000_media_former_names',
  },
  {
    up: migration_20261128_011750_workflow.up,
    down: migration_20261128_011750_workflow.down,
    name: '20261128_011750_workflow',
  },
  {
    up: migration_20261128_020316_editorial_desk.up,
    down: migration_20261128_020316_editorial_desk.down,
    name: '20261128_020316_editorial_desk',
  },
  {
    up: migration_20261128_020900_translation_counts.up,
    down: migration_20261128_020900_translation_counts.down,
    name: '20261128_020900_translation_counts',
  },
  {
    up: migration_20261128_050000_translation_memory.up,
    down: migration_20261128_050000_translation_memory.down,
    name: '20261128_050000_translation_memory',
  },
  {
    up: migration_20261128_051000_content_findings.up,
    down: migration_20261128_051000_content_findings.down,
    name: '20261128_051000_content_findings',
  },
  {
    up: migration_20261128_090000_trash.up,
    down: migration_20261128_090000_trash.down,
    name: '20261128_090000_trash',
  },
];
