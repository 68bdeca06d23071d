export { addStaffPages } from "./add-staff-pages.ts"
export { openStaffPages, type StaffPages } from "./open-staff-pages.ts"
