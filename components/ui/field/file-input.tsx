'use client';

import type { ComponentProps } from 'react';
import { judgeFiles, type FileRule, type JudgedFile } from '@/lib/browser/judge-file';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'value'> {
  /** The accepted files. Each file is checked by its name and content before the form gets it. */
  rule: FileRule;
  /** Called with the chosen files in their order, each with its error. */
  onFiles: (files: readonly JudgedFile[]) => void;
}

/** The only file input of the product. It checks chosen files at once, and a refused file doesn't stop the others. */
export function FileInput({ rule, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      type="file"
      {...rest}
      accept={rule.accept}
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = '';
        if (chosen.length > 0) void judgeFiles(chosen, rule).then(onFiles);
      }}
    />
  );
}
