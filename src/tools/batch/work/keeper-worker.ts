import { holdBatch, openDiskFolder } from './disk-folder'
import { createPictureLoader } from './load-work-pictures'
import { openMemoryFolder } from './memory-folder'
import { serveKeeper } from './serve-keeper'

serveKeeper(self, {
  hold: holdBatch,
  openFolder: (id) => openDiskFolder(id).catch(() => openMemoryFolder()),
  loadPictures: createPictureLoader(self),
})
