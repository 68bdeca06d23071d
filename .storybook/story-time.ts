export const STORY_TIME_MS = Date.parse("2026-12-01T09:30:00+01:00")
