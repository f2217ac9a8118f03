/** What editors see above every editorial form, of collections and globals. */
export const editComponents = {
  PublishButton: '@/cms/admin/publish-button#PublishButton',
  beforeDocumentControls: [
    '@/cms/admin/conflict-notice#ConflictNotice',
    '@/cms/admin/first-save#FirstSave',
  ],
}
