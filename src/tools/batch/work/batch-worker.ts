import { expose } from 'comlink'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { createBatchApi } from './batch-api'
import { claimBatchFolder, openDiskFolder } from './disk-folder'
import { createPictureLoader } from './load-work-pictures'
import { openMemoryFolder } from './memory-folder'

expose(
  createBatchApi({
    loadPdfX,
    hold: claimBatchFolder,
    openFolder: (id) => openDiskFolder(id).catch(() => openMemoryFolder()),
    createPictureLoader,
  }),
)
