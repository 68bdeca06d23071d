// What npm runs in a package's folder once it is packed: puts the package's own files back.
import { restoreFiles } from "./own-files.ts"

restoreFiles(process.cwd())
