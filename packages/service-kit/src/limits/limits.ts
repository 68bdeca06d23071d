export { networkOf } from "./network-of.ts"
export { openRateLimits, type RateLimit, type RateLimiter, type RateLimits, type Turn } from "./rate-limits.ts"
