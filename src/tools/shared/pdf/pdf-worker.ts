// Takes the other end of the port by itself.
import 'pdfjs-dist/build/pdf.worker.mjs'
