export { type FindBlurPlaceholderOptions, findBlurPlaceholder } from "./find-blur-placeholder.ts"
