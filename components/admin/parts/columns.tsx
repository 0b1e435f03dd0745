import { FunctionField, useFieldValue } from 'react-admin';
import { formatMoment } from '@/lib/format/moment';

interface ColumnProps {
  source: string;
  label?: string;
}

/** A moment, as people in Seoul write it. */
export function MomentField({ source }: ColumnProps) {
  const value: unknown = useFieldValue({ source });
  return <span className="num">{typeof value === 'string' ? formatMoment(new Date(value)) : '–'}</span>;
}

/** A value of a table of labels, as people read it. */
export function ChoiceField<Value extends string>({
  source,
  labels,
}: ColumnProps & { labels: Readonly<Record<Value, string>> }) {
  return (
    <FunctionField
      source={source}
      sx={{ whiteSpace: 'nowrap' }}
      render={(record: Record<string, unknown>) => labels[record[source] as Value] ?? '–'}
    />
  );
}
