// Takes the other end of the port on its own.
import 'pdfjs-dist/build/pdf.worker.mjs'
