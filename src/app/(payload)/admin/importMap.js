import { WorkPanel as WorkPanel_f1e34bb037707f9dde51df2cbe1861aa } from '@/cms/admin/workflow/work-panel'
import { TranslationPanel as TranslationPanel_d37ceb349a68e7e7a9a498bb59076d6d } from '@/desk/admin/states/translation-panel'
import { TranslationCell as TranslationCell_68677ac65c7aeb8385c7a2b1e8e94048 } from '@/desk/admin/states/translation-cell'
import { TextHelp as TextHelp_73b31d767c3085bd132792bb40c621bc } from '@/cms/admin/text-help/text-help'
import { EnglishText as EnglishText_c80755359ae182655a94b22adf0677d9 } from '@/desk/admin/side-by-side/english-text'
import { SectionLabel as SectionLabel_3dbdda09bffca1ed4eecdf80e1f91aa2 } from '@/cms/admin/section-label'
import { AddressField as AddressField_d16fdc519f47eb5fd27903ca190e883e } from '@/cms/admin/address-field'
import { RowLabel as RowLabel_fa32044e099c60a3b1cb05e1bdfa4ae0 } from '@/cms/admin/row-label'
import { CodePreview as CodePreview_94ccd1f533d46e30688d7372d57d61ec } from '@/cms/admin/code-preview'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchSnippet as SearchSnippet_9adc4acd5fcbe5a98cc434274172ed22 } from '@/cms/admin/search-snippet'
import { PlaceholderHelp as PlaceholderHelp_289a9384057018937871460e5db07aa6 } from '@/cms/admin/placeholder-help'
import { UsesList as UsesList_68804b12f5192d096668325cc99e17e1 } from '@/cms/admin/uses-list'
import { HiddenDifference as HiddenDifference_b30306b7cef544c74896737a38eebce8 } from '@/cms/admin/hidden-difference'
import { ListActions as ListActions_77b9ebb357341dfbde84e7db16b3784e } from '@/cms/admin/list-actions'
import { PresenceBanner as PresenceBanner_3a39e69ee85c7b301c5df12b90c69eeb } from '@/cms/admin/presence-banner'
import { ConflictDialog as ConflictDialog_e7a9eafc90fcb762cd48bc3c2dd94ab0 } from '@/cms/admin/conflict-dialog'
import { DocumentSchedule as DocumentSchedule_2c99d573f6f542d5da1146ae12ea7818 } from '@/cms/admin/document-schedule'
import { TranslatorMenu as TranslatorMenu_f4e8bf3dc70aead9c99f88cab52a9879 } from '@/cms/admin/translator-menu'
import { FocusField as FocusField_522580196220dbd69080d11b0ed5acc2 } from '@/desk/admin/states/focus-field'
import { SideBySideBar as SideBySideBar_0052b202f05dd779b8a40d936d6e8689 } from '@/desk/admin/side-by-side/side-by-side-bar'
import { PreviewActions as PreviewActions_0d44ecf201acad81f4d0fa57be12727f } from '@/cms/admin/preview/preview-actions'
import { FocusClickedField as FocusClickedField_1c687a6ddc0068450d62d999c9de20de } from '@/cms/admin/preview/focus-clicked-field'
import { SavingStatus as SavingStatus_7c235cf2d0a99414994f6827f91e546f } from '@/cms/admin/saving/saving-status'
import { PublishButton as PublishButton_8d4de1eb7ea9b6bcff81b6d13aa49b5c } from '@/cms/admin/publish-button'
import { PublicationStatus as PublicationStatus_92c4ed6cabb2b4fd5cb6c77808acc174 } from '@/cms/admin/publication-status'
import { VersionView as VersionView_5bf4faf0359a2fd13f0ea9e9f7ae0814 } from '@/cms/admin/history/version-view'
import { VersionList as VersionList_2f2e038c20bfa54d8b1115150bfe6051 } from '@/cms/admin/version-list'
import { MissingPageCell as MissingPageCell_b36bcedbe81378adcab48720ad01b84e } from '@/cms/admin/missing-pages/missing-page-cell'
import { MissingPagePanel as MissingPagePanel_f5c5875d7ff64dc3ae42e2d4be033303 } from '@/cms/admin/missing-pages/missing-page-panel'
import { DismissedFilter as DismissedFilter_b34169ef3fbe4b74fa9833660aeb4901 } from '@/cms/admin/missing-pages/dismissed-filter'
import { WordsCell as WordsCell_ab3538cc347728512000d62409918925 } from '@/desk/admin/glossary/words-cell'
import { MessageView as MessageView_ab75faa459643150b7f8ac3439526be7 } from '@/cms/admin/message-view'
import { MessageSubjectCell as MessageSubjectCell_6350600be67860a1002f6711ab0d71a9 } from '@/cms/admin/message-subject-cell'
import { MessageFilter as MessageFilter_ac662a07d6f2e63faae88e68be13fd04 } from '@/cms/admin/message-filter'
import { LeadsToCell as LeadsToCell_2157d0c2ce95062798d36780a51f999a } from '@/cms/admin/leads-to-cell'
import { CodeContent as CodeContent_91c455da789cd1ff05f1d24157dbb66e } from '@/cms/admin/code-content'
import { AltCell as AltCell_93c0b8c6d75bead6a7fa140580b719f3 } from '@/cms/admin/media/alt-cell'
import { MissingTextsCell as MissingTextsCell_153592c9ffb844f6e277f19775cff5cc } from '@/cms/admin/media/missing-texts-cell'
import { MissingTextsPanel as MissingTextsPanel_b4b972827d79aaf476831182ec2c955b } from '@/cms/admin/media/missing-texts-panel'
import { FolderInput as FolderInput_6017ac3c8aaa1b5489fcffa6a3d638fd } from '@/cms/admin/media/folder-input'
import { MediaFilter as MediaFilter_2a3e58964fe8163b51ab0b4b392c9305 } from '@/cms/admin/media/media-filter'
import { AccountSecurityPanel as AccountSecurityPanel_2ad7887a2268dac8fa712107f32b50ac } from '@/cms/admin/accounts/account-security-panel'
import { InvitationForm as InvitationForm_473b1c6a4525485beba6ac52daf48f88 } from '@/cms/admin/accounts/invitation-form'
import { AdminIcon as AdminIcon_b88df1c77d4a9c268e861a7dc77731b3 } from '@/cms/admin/brand/admin-icon'
import { AdminLogo as AdminLogo_1f3aefcefd161222823a315178cd0199 } from '@/cms/admin/brand/admin-logo'
import { NavBrand as NavBrand_5385e55702d222e8c07470bfbb6561ba } from '@/cms/admin/brand/nav-brand'
import { NavLinks as NavLinks_f64a37e6f12d70b257e4890ae1f131c6 } from '@/cms/admin/nav-links'
import { ForgetOnSignOut as ForgetOnSignOut_44f1b45daa545908168c38d54054dc67 } from '@/cms/admin/saving/forget-on-sign-out'
import { NameControls as NameControls_52cd2879317e1e2e20ba59b9f6c8fa91 } from '@/cms/admin/name-controls'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_791037d22cc63142d2b16ec52409ac0f } from '@/cms/admin/dashboard/dashboard'
import { Calendar as Calendar_ad4cd16aab18329588cf370fd38a965c } from '@/cms/admin/calendar/calendar'
import { LanguagePreviews as LanguagePreviews_cd4092c64b7a2d694dee09425a33d9b4 } from '@/cms/admin/preview/language-previews'
import { QualityReport as QualityReport_12fe97f8a06867c9f6adc4a9579f245f } from '@/cms/admin/quality-report/quality-report'
import { ImportView as ImportView_6cb6085b4e00054fca366f10091d2023 } from '@/desk/admin/exchange/import-view'
import { TranslationOverview as TranslationOverview_92f2205546289b042ff66a8191d001cf } from '@/desk/admin/states/overview'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/cms/admin/workflow/work-panel#WorkPanel": WorkPanel_f1e34bb037707f9dde51df2cbe1861aa,
  "@/desk/admin/states/translation-panel#TranslationPanel": TranslationPanel_d37ceb349a68e7e7a9a498bb59076d6d,
  "@/desk/admin/states/translation-cell#TranslationCell": TranslationCell_68677ac65c7aeb8385c7a2b1e8e94048,
  "@/cms/admin/text-help/text-help#TextHelp": TextHelp_73b31d767c3085bd132792bb40c621bc,
  "@/desk/admin/side-by-side/english-text#EnglishText": EnglishText_c80755359ae182655a94b22adf0677d9,
  "@/cms/admin/section-label#SectionLabel": SectionLabel_3dbdda09bffca1ed4eecdf80e1f91aa2,
  "@/cms/admin/address-field#AddressField": AddressField_d16fdc519f47eb5fd27903ca190e883e,
  "@/cms/admin/row-label#RowLabel": RowLabel_fa32044e099c60a3b1cb05e1bdfa4ae0,
  "@/cms/admin/code-preview#CodePreview": CodePreview_94ccd1f533d46e30688d7372d57d61ec,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/cms/admin/search-snippet#SearchSnippet": SearchSnippet_9adc4acd5fcbe5a98cc434274172ed22,
  "@/cms/admin/placeholder-help#PlaceholderHelp": PlaceholderHelp_289a9384057018937871460e5db07aa6,
  "@/cms/admin/uses-list#UsesList": UsesList_68804b12f5192d096668325cc99e17e1,
  "@/cms/admin/hidden-difference#HiddenDifference": HiddenDifference_b30306b7cef544c74896737a38eebce8,
  "@/cms/admin/list-actions#ListActions": ListActions_77b9ebb357341dfbde84e7db16b3784e,
  "@/cms/admin/presence-banner#PresenceBanner": PresenceBanner_3a39e69ee85c7b301c5df12b90c69eeb,
  "@/cms/admin/conflict-dialog#ConflictDialog": ConflictDialog_e7a9eafc90fcb762cd48bc3c2dd94ab0,
  "@/cms/admin/document-schedule#DocumentSchedule": DocumentSchedule_2c99d573f6f542d5da1146ae12ea7818,
  "@/cms/admin/translator-menu#TranslatorMenu": TranslatorMenu_f4e8bf3dc70aead9c99f88cab52a9879,
  "@/desk/admin/states/focus-field#FocusField": FocusField_522580196220dbd69080d11b0ed5acc2,
  "@/desk/admin/side-by-side/side-by-side-bar#SideBySideBar": SideBySideBar_0052b202f05dd779b8a40d936d6e8689,
  "@/cms/admin/preview/preview-actions#PreviewActions": PreviewActions_0d44ecf201acad81f4d0fa57be12727f,
  "@/cms/admin/preview/focus-clicked-field#FocusClickedField": FocusClickedField_1c687a6ddc0068450d62d999c9de20de,
  "@/cms/admin/saving/saving-status#SavingStatus": SavingStatus_7c235cf2d0a99414994f6827f91e546f,
  "@/cms/admin/publish-button#PublishButton": PublishButton_8d4de1eb7ea9b6bcff81b6d13aa49b5c,
  "@/cms/admin/publication-status#PublicationStatus": PublicationStatus_92c4ed6cabb2b4fd5cb6c77808acc174,
  "@/cms/admin/history/version-view#VersionView": VersionView_5bf4faf0359a2fd13f0ea9e9f7ae0814,
  "@/cms/admin/version-list#VersionList": VersionList_2f2e038c20bfa54d8b1115150bfe6051,
  "@/cms/admin/missing-pages/missing-page-cell#MissingPageCell": MissingPageCell_b36bcedbe81378adcab48720ad01b84e,
  "@/cms/admin/missing-pages/missing-page-panel#MissingPagePanel": MissingPagePanel_f5c5875d7ff64dc3ae42e2d4be033303,
  "@/cms/admin/missing-pages/dismissed-filter#DismissedFilter": DismissedFilter_b34169ef3fbe4b74fa9833660aeb4901,
  "@/desk/admin/glossary/words-cell#WordsCell": WordsCell_ab3538cc347728512000d62409918925,
  "@/cms/admin/message-view#MessageView": MessageView_ab75faa459643150b7f8ac3439526be7,
  "@/cms/admin/message-subject-cell#MessageSubjectCell": MessageSubjectCell_6350600be67860a1002f6711ab0d71a9,
  "@/cms/admin/message-filter#MessageFilter": MessageFilter_ac662a07d6f2e63faae88e68be13fd04,
  "@/cms/admin/leads-to-cell#LeadsToCell": LeadsToCell_2157d0c2ce95062798d36780a51f999a,
  "@/cms/admin/code-content#CodeContent": CodeContent_91c455da789cd1ff05f1d24157dbb66e,
  "@/cms/admin/media/alt-cell#AltCell": AltCell_93c0b8c6d75bead6a7fa140580b719f3,
  "@/cms/admin/media/missing-texts-cell#MissingTextsCell": MissingTextsCell_153592c9ffb844f6e277f19775cff5cc,
  "@/cms/admin/media/missing-texts-panel#MissingTextsPanel": MissingTextsPanel_b4b972827d79aaf476831182ec2c955b,
  "@/cms/admin/media/folder-input#FolderInput": FolderInput_6017ac3c8aaa1b5489fcffa6a3d638fd,
  "@/cms/admin/media/media-filter#MediaFilter": MediaFilter_2a3e58964fe8163b51ab0b4b392c9305,
  "@/cms/admin/accounts/account-security-panel#AccountSecurityPanel": AccountSecurityPanel_2ad7887a2268dac8fa712107f32b50ac,
  "@/cms/admin/accounts/invitation-form#InvitationForm": InvitationForm_473b1c6a4525485beba6ac52daf48f88,
  "@/cms/admin/brand/admin-icon#AdminIcon": AdminIcon_b88df1c77d4a9c268e861a7dc77731b3,
  "@/cms/admin/brand/admin-logo#AdminLogo": AdminLogo_1f3aefcefd161222823a315178cd0199,
  "@/cms/admin/brand/nav-brand#NavBrand": NavBrand_5385e55702d222e8c07470bfbb6561ba,
  "@/cms/admin/nav-links#NavLinks": NavLinks_f64a37e6f12d70b257e4890ae1f131c6,
  "@/cms/admin/saving/forget-on-sign-out#ForgetOnSignOut": ForgetOnSignOut_44f1b45daa545908168c38d54054dc67,
  "@/cms/admin/name-controls#NameControls": NameControls_52cd2879317e1e2e20ba59b9f6c8fa91,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "@/cms/admin/dashboard/dashboard#Dashboard": Dashboard_791037d22cc63142d2b16ec52409ac0f,
  "@/cms/admin/calendar/calendar#Calendar": Calendar_ad4cd16aab18329588cf370fd38a965c,
  "@/cms/admin/preview/language-previews#LanguagePreviews": LanguagePreviews_cd4092c64b7a2d694dee09425a33d9b4,
  "@/cms/admin/quality-report/quality-report#QualityReport": QualityReport_12fe97f8a06867c9f6adc4a9579f245f,
  "@/desk/admin/exchange/import-view#ImportView": ImportView_6cb6085b4e00054fca366f10091d2023,
  "@/desk/admin/states/overview#TranslationOverview": TranslationOverview_92f2205546289b042ff66a8191d001cf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
