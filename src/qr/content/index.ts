export { type Content, type ContentOf, contentTitle, encodeContent, sampleContent } from './content'
export { contentKinds } from './content-kinds'
export {
  type CodeType,
  type ContentType,
  codeTypes,
  contentTypes,
  factsOf,
  type HostedType,
  hostedTypes,
  isContentType,
  isHostedType,
  isPageType,
  isUploadType,
  type PageType,
  pageTypes,
  typeFacts,
  type UploadType,
  uploadTypes,
} from './content-types'
export { drawSampleCode, measureSampleCode } from './draw-sample-code'
export { dropHiddenFields } from './drop-hidden-fields'
export {
  contentUses,
  type EditorPage,
  editorPages,
  isEditorPage,
  pageIcon,
  typeOfPage,
} from './editor-pages'
export { type EmailMessage, writeMailto } from './email/parse-email'
export { calendarFile } from './event/calendar-file'
export { calendarLinks } from './event/calendar-links'
export { type EventTimes, findEventTimes } from './event/find-event-times'
export { followStart } from './event/follow-start'
export type { UnplacedEvent } from './event/parse-event'
export type { Recurrence } from './event/parse-recurrence'
export { listRepetition, saveEvent } from './event/read-event'
export { prepareTimeZones } from './event/time-zones'
export { type FieldGroup, type FieldValue, fieldGroups } from './field'
export { blankContent, contentFields, isShown } from './fields'
export { type Caution, cautionKeys, findCautions, listDialedNumbers } from './find-cautions'
export { isBareLink } from './is-bare-link'
export {
  type ContentIssue,
  errorKeys,
  type Fix,
  isFix,
  type MessageValues,
  pageErrorKeys,
  pageWarningKeys,
  type Warning,
  type WarningKey,
  warningKeys,
} from './issue'
export type { ContentField } from './kind-fields'
export { arrangeFields, findLocalStart, hasFamilyNameFirst, orderOptions } from './local-form'
export { localPageSample } from './local-samples'
export { formatCoordinates } from './map/format-coordinates'
export { type PastedPlace, parsePlace } from './map/parse-place'
export { normalizeEmail } from './normalize-email'
export { normalizePhone } from './normalize-phone'
export { normalizeUrl } from './normalize-url'
export {
  blankPageContent,
  encodePageContent,
  findScanEffects,
  hasPageSecret,
  hidePageSecret,
  isPageFieldShown,
  type PageContent,
  type PageDraft,
  pageContentTitle,
  pageFields,
  pageHeading,
  samplePageContent,
  symbolRulesOf,
} from './page-content'
export type { BrokenPayment } from './parse-broken-payment'
export { parseContent, parseContentAs, type Recognized } from './parse-content'
export { parseCoordinate } from './parse-coordinate'
export type { CryptoPayment } from './parse-crypto-payment'
export { type Gs1Element, type Gs1Elements, withDecimals } from './parse-gs1'
export {
  type EuCertificate,
  type HealthCard,
  parseHealthCardPart,
} from './parse-health-certificate'
export type { MerchantPayment } from './parse-merchant-payment'
export type { PasskeyRequest } from './parse-passkey-request'
export { hasGtinCheckDigit, type Product, parseProduct } from './parse-product'
export { pickFields } from './pick-fields'
export { readDraft } from './read-draft'
export { readerOf } from './reader-of'
export {
  type OwnRowName,
  ownRowNames,
  type ResultRow,
  type ResultWord,
} from './result-row'
export {
  nameSampleFields,
  readSampleCode,
  type SampleCode,
  type SampleRow,
} from './sample-code'
export { parseSampleLines, type SampleLine, writeSampleLines } from './sample-lines'
export {
  type ActionName,
  actionNames,
  copyAction,
  openTab,
  type ScanAction,
  visitAndCopy,
} from './scan-action'
export { writePersonName } from './vcard/person-name'
export { comfortableBytes } from './vcard/vcard'
export { writeAddress } from './vcard/write-address'
export { nameVietnameseBank } from './vietqr/vietnamese-banks'
export type { OtherNetwork } from './wifi/parse-wifi'
