import type { Migration } from "@forecourt/service-kit/storage"

/**
 * The tables for SQLite and Postgres. Times are text that sorts chronologically, and tread depths are tenths of a
 * millimetre.
 */
const TABLES: readonly string[] = [
  `create table if not exists migrations (
  name text primary key,
  applied_at text not null
)`,
  `create table if not exists seeds (
  name text primary key,
  planted_at text not null
)`,
  `create table if not exists workshops (
  id text primary key,
  location_name text not null,
  department_name text not null,
  address text not null,
  phone text not null,
  email text not null,
  country text not null,
  zone text not null,
  opening_hours text not null,
  slot_minutes integer not null check (slot_minutes > 0),
  capacity integer not null check (capacity > 0)
)`,
  `create table if not exists customers (
  id text primary key,
  phone text not null
)`,
  `create table if not exists vehicles (
  id text primary key,
  reg_no text not null unique,
  customer_id text not null references customers,
  workshop_id text not null references workshops,
  brand text not null,
  model text not null,
  product_id text not null,
  package_level text not null
)`,
  `create table if not exists tyres (
  vehicle_id text not null references vehicles,
  place integer not null,
  position text not null,
  name text not null,
  rim_diameter integer not null,
  section_width integer not null,
  aspect_ratio integer not null,
  pattern text not null,
  tread_tenths integer not null,
  status integer not null,
  primary key (vehicle_id, place)
)`,
  `create table if not exists tread_measurements (
  vehicle_id text not null,
  place integer not null,
  measured_on text not null,
  tread_tenths integer not null,
  primary key (vehicle_id, place, measured_on),
  foreign key (vehicle_id, place) references tyres
)`,
  // A booking is the row that holds a numbered resource of a slot: without it there is no booking, and no other row can
  // hold the same resource.
  `create table if not exists bookings (
  id text primary key,
  vehicle_id text not null references vehicles,
  workshop_id text not null references workshops,
  slot text not null,
  resource integer not null check (resource > 0),
  day text not null,
  starts_at text,
  zone text not null,
  instant text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  free_text text not null,
  booked_at text not null,
  unique (workshop_id, slot, resource)
)`,
  // A vehicle has one future booking in each season: without a row here a booking is over, and with it no other can be
  // added.
  `create table if not exists open_bookings (
  vehicle_id text not null references vehicles,
  season text not null,
  booking_id text not null references bookings,
  day text not null,
  primary key (vehicle_id, season)
)`,
  `create table if not exists cancelled_bookings (
  booking_id text primary key,
  vehicle_id text not null references vehicles,
  cancelled_at text not null
)`,
  `create table if not exists idempotency_keys (
  vehicle_id text not null references vehicles,
  name text not null,
  fingerprint text not null,
  claim text not null,
  claimed_at text not null,
  refusal text,
  booking_id text references bookings,
  primary key (vehicle_id, name)
)`,
  `create table if not exists code_requests (
  token_hash text primary key,
  vehicle_id text references vehicles,
  code_hash text not null,
  expires_at text not null,
  tries integer not null,
  used_at text
)`,
  `create table if not exists sessions (
  token_hash text primary key,
  vehicle_id text not null references vehicles,
  expires_at text not null
)`,
  // A booking is rated once; the booking may be deleted before the rating is read.
  `create table if not exists ratings (
  booking_id text primary key,
  vehicle_id text not null references vehicles,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  given_at text not null
)`,
  `create table if not exists budgets (
  name text not null,
  subject text not null,
  spent text not null,
  spent_last text not null,
  primary key (name, subject)
)`,
  `create table if not exists outbox (
  id text primary key,
  sent_at text not null,
  recipient text not null,
  reg_no text not null,
  code text not null,
  words text not null
)`,
]

export const tables: Migration = { number: 1, name: "tables", up: (_, { createTables }) => createTables(TABLES) }
