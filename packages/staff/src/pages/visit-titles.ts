export const VISIT_TITLES = { bookings: "Workshop", "tyre-visits": "Tyre hotel" } as const
