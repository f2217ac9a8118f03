/** Components above every editorial form, of collections and globals. */
export const editComponents = {
  Status: '@/cms/admin/publication-status#PublicationStatus',
  PublishButton: '@/cms/admin/publish-button#PublishButton',
  beforeDocumentControls: [
    '@/cms/admin/presence-banner#PresenceBanner',
    '@/cms/admin/conflict-dialog#ConflictDialog',
    '@/cms/admin/document-schedule#DocumentSchedule',
    '@/cms/admin/translator-menu#TranslatorMenu',
    '@/desk/admin/states/focus-field#FocusField',
    '@/desk/admin/side-by-side/side-by-side-bar#SideBySideBar',
    '@/cms/admin/preview/preview-actions#PreviewActions',
    '@/cms/admin/preview/focus-clicked-field#FocusClickedField',
  ],
}

/** The list of versions of a document, and the comparison of two. */
export const versionViews = {
  edit: {
    version: { Component: '@/cms/admin/history/version-view#VersionView' },
    versions: { Component: '@/cms/admin/version-list#VersionList' },
  },
}
