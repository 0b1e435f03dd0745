import { z } from 'zod';

/** The file in the data folder that says where the process listens that has the embedded database, and its secret. */
export const MAINTENANCE_FILE = 'maintenance.json';

export const maintenanceAddressSchema = z.object({
  port: z.number().int().min(1).max(65_535),
  secret: z.string().min(32),
});
export type MaintenanceAddress = z.infer<typeof maintenanceAddressSchema>;
