import type { TextFieldServerComponent } from 'payload'
import { listMediaFolders } from '@/cms/media/list-folders'
import { FolderField } from './folder-field'

/** The folder of a picture, with the existing folders to choose from. */
export const FolderInput: TextFieldServerComponent = async ({ path, payload, readOnly }) => {
  const folders = await listMediaFolders(payload)
  return (
    <FolderField
      path={path}
      readOnly={readOnly === true}
      folders={folders.map((folder) => folder.path)}
    />
  )
}
