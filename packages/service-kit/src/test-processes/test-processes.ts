export { createDeath, createMortalStorage } from "./mortal-storage.ts"
export { type ServingProcess, startServingProcess } from "./serving-process.ts"
