export { deathAt, mortalStorage } from "./mortal-storage.ts"
export { type ServingProcess, serveInProcess } from "./serving-process.ts"
