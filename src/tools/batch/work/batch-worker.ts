import { expose } from 'comlink'
import { createBatchApi } from './batch-api'
import { claimBatchFolder, openDiskFolder } from './disk-folder'
import { createPictureLoader } from './load-work-pictures'
import { openMemoryFolder } from './memory-folder'

expose(
  createBatchApi({
    hold: claimBatchFolder,
    openFolder: (id) => openDiskFolder(id).catch(() => openMemoryFolder()),
    createPictureLoader,
  }),
)
