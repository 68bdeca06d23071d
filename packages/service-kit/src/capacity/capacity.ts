export { takeResource, type Wanted } from "./take-resource.ts"
