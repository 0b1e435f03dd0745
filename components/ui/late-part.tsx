'use client';

import { Component, Suspense, type ReactNode } from 'react';
import { isMissingPart, offerReload } from '@/components/ui/action/offer-reload';

interface LatePartProps {
  children: ReactNode;
  /** Whether the page lacks something without it: then a reload is offered. */
  isNeeded?: boolean;
}

/** A part of a page whose code React loads while it renders. If that fails the part is left out; the page stays. */
export class LatePart extends Component<LatePartProps, { failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  override componentDidCatch(): void {
    if (this.props.isNeeded === true) void offerReload();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return <Suspense>{this.props.children}</Suspense>;
    if (!isMissingPart(failure)) throw failure;
    return null;
  }
}
