export { checkDocument, type DocumentIssue, escapePointer } from './check-document'
export {
  checkTarget,
  listOwnHosts,
  type TargetFault,
  type TargetPolicy,
  targetMaxLength,
} from './check-target'
export { cleanTexts } from './clean-texts'
export { type CodeDecision, codeDecisionHeader, type RefusalReason } from './code-decision'
export {
  type ClosedMessages,
  type ClosedReason,
  type CodeDocument,
  closedReasons,
  defaultPageStyle,
  type FileRole,
  type FileUse,
  fileRoles,
  type LanguageVersion,
  type PageButton,
  type PageStyle,
} from './code-document'
export {
  codeDocumentSchema,
  documentLimits,
  sharedDocumentShape,
  versionSchemaOf,
} from './code-document-schema'
export type { CodeEdit, NewCode } from './code-input'
export {
  type CodeFileView,
  type CodeStatus,
  type CodeView,
  type CreatedCode,
  codeStatuses,
  graceDays,
  type RecoveredCode,
} from './code-view'
export { type CodeWarning, codeWarnings, contentWarnings } from './code-warning'
export {
  creationLimits,
  maxBulkCodes,
  maxBulkDesignBytes,
  maxListedCodes,
} from './creation-limits'
export {
  type Circumstances,
  type DecidableCode,
  decideScan,
  findOpenWindow,
  hasExpired,
  hasStarted,
  type ScanDecision,
} from './decide-scan'
export type { Destination } from './destination'
export { editKeyPattern, type OwnedKey, readOwnedKey, writeOwnedKey } from './edit-key'
export { type FileFault, type FileFaultValues, fileFaults } from './file-fault'
export {
  endingOf,
  type FileKind,
  type FileType,
  filesPerCodeFactor,
  fileTypes,
  findFileType,
  maxFileNameLength,
  maxFilesPerCode,
} from './file-types'
export { findMissingFiles } from './find-missing-files'
export { findRuleDevice } from './find-rule-device'
export { idempotencyKeyHeader } from './idempotency-key-header'
export { type LinkColumns, type LinkField, linkFields } from './import/link-fields'
export type { ImportPreview } from './import/preview-links'
export type {
  ImportedLink,
  ImportFault,
  ImportSource,
  LinkTable,
} from './import/read-link-table'
export { listTargets, type Target } from './list-targets'
export { blankVersion, newDocument } from './new-document'
export { passQuery } from './pass-query'
export { passwordLength } from './password-length'
export { type Problem, type ProblemError, type ProblemKey, problemKeys } from './problem'
export { type ReportReason, reportReasons } from './report-reasons'
export {
  type Expiry,
  type RuleDevice,
  type Rules,
  ruleDevices,
  type SplitShare,
  type TimeWindow,
} from './rules'
export { type Scan, type ScanKind, scanKinds } from './scan'
export { scanSlots } from './scan-slots'
export { writeSharedLink } from './shared-link'
export {
  chosenSlugLength,
  foldSlug,
  listRandomTwins,
  makeSlug,
  readSlug,
  slugSource,
  unsavedSlug,
} from './slug'
export {
  type Counts,
  type DayCounts,
  maxValues,
  otherValue,
  type Statistics,
  type StatisticsDimension,
  statisticsDimensions,
} from './statistics'
export { type SubscriptionKind, subscriptionKinds } from './subscription-kinds'
export { countByDimension } from './sums/count-by-dimension'
export { unpackMonth, visitMonth } from './sums/pack-month'
export { wholeMonth } from './sums/pack-totals'
export { createWordIds, type WordIds } from './sums/word-ids'
export {
  nameTap,
  readTapTarget,
  type TapCount,
  type TapTarget,
  tapKinds,
  tapTargetMaxLength,
  writeTapTarget,
} from './taps'
export { maxWebhooks, type WebhookEvent, webhookEvents } from './webhook-events'
export { addUtm } from './workspaces/add-utm'
export {
  type CodeList,
  type CodeListSort,
  codeListSorts,
  type ListedCode,
} from './workspaces/code-list'
export type { CodeResult } from './workspaces/code-result'
export {
  type CreatedWorkspace,
  type CreatedWorkspaceKey,
  type EditKeyList,
  type KeyEffects,
  type RecoveredWorkspace,
  utmParameters,
  type WorkspaceDefaults,
  type WorkspaceFolder,
  type WorkspaceKeyView,
  type WorkspaceView,
} from './workspaces/workspace'
export {
  accessActions,
  exportActions,
  type WorkspaceAction,
  type WorkspaceChange,
  workspaceActions,
} from './workspaces/workspace-change'
export { workspaceKeyPattern } from './workspaces/workspace-key'
export { workspaceLimits } from './workspaces/workspace-limits'
export {
  isRoleEnough,
  type NeededRole,
  type WorkspaceRole,
  workspaceRoles,
} from './workspaces/workspace-role'
export { writeLocation } from './write-location'
