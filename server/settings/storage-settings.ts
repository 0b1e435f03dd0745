import path from 'node:path';
import type { Environment } from './environment';

/** Where files are stored: on disk, or in a bucket of an S3-compatible store. */
export type StorageSettings =
  | {
      kind: 'disk';
      /** An absolute path. */
      directory: string;
    }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** The origin of a store other than Amazon's; null for Amazon's. */
      endpoint: string | null;
      /** Whether the bucket is the first part of the path, not of the host's name. */
      usesPathStyle: boolean;
      /** The origin of signed addresses, to which browsers send files and from which they get them. */
      origin: string;
      /** Null in a process without the API, which stores nothing. */
      access: { accessKeyId: string; secretAccessKey: string } | null;
    };

const KEYS = [
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;

/**
 * The storage of the settings. A site apart from its API needs the bucket's address alone, for its content policy.
 * @param problems gets what is wrong with the settings
 */
export function storageOf(
  values: Environment,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  problems: string[],
): StorageSettings {
  const { S3_BUCKET: bucket, S3_REGION: region } = values;
  if (bucket === undefined) {
    const given = KEYS.filter((key) => values[key] !== undefined);
    if (given.length > 0) problems.push(`S3_BUCKET is missing: the bucket that ${given.join(', ')} is for`);
    return { kind: 'disk', directory: path.join(dataDir, 'files') };
  }
  if (region === undefined) {
    problems.push(
      "S3_REGION is missing: the bucket's region, such as ap-northeast-2; elsewhere than at Amazon often us-east-1 or auto",
    );
  }
  const endpoint = endpointOf(values, siteUrl, problems);
  // A certificate for *.host doesn't cover a name with more dots.
  const usesPathStyle = bucket.includes('.') || (values.S3_FORCE_PATH_STYLE ?? endpoint !== null);
  const place = { bucket, region: region ?? '', endpoint, usesPathStyle };
  return { kind: 's3', ...place, origin: originOf(place), access: accessOf(values, problems) };
}

function endpointOf({ S3_ENDPOINT: given }: Environment, siteUrl: string, problems: string[]): string | null {
  if (given === undefined) return null;
  const { origin, protocol } = new URL(given);
  if (origin !== given.replace(/\/$/, ''))
    problems.push(`S3_ENDPOINT has to be an origin, such as ${origin}`);
  // Browsers send nothing to http from a page that came by https.
  if (siteUrl.startsWith('https:') && protocol !== 'https:')
    problems.push('S3_ENDPOINT has to begin with https:, as SITE_URL does: browsers send files there');
  return origin;
}

function originOf({
  bucket,
  region,
  endpoint,
  usesPathStyle,
}: Pick<StorageSettings & { kind: 's3' }, 'bucket' | 'region' | 'endpoint' | 'usesPathStyle'>): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return usesPathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}

function accessOf(values: Environment, problems: string[]): (StorageSettings & { kind: 's3' })['access'] {
  if (values.PLATFORM_API_URL !== undefined) return null;
  const of = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = values[name];
    if (value === undefined)
      problems.push(`${name} is missing: a key that may read, write, list and delete in S3_BUCKET`);
    return value ?? '';
  };
  return { accessKeyId: of('S3_ACCESS_KEY_ID'), secretAccessKey: of('S3_SECRET_ACCESS_KEY') };
}
