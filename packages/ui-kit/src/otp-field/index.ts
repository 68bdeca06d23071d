export type { OtpFieldBoxProps, OtpFieldLabels, OtpFieldRootProps, OtpFieldState } from "./otp-field.tsx"
export * as OtpField from "./otp-field.tsx"
export { type Code, isWholeCode, type OtpReason } from "./otp-field-core.ts"
