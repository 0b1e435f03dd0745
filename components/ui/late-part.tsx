'use client';

import { Component, Suspense, type ReactNode } from 'react';
import { offerReload } from '@/components/ui/action/offer-reload';

interface LatePartProps {
  children: ReactNode;
  /** Whether the page lacks something without it: then a reload is offered. */
  isNeeded?: boolean;
}

/** A part of a page whose code React loads while it renders. If that fails the part is left out; the page stays. */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(): void {
    if (this.props.isNeeded === true) void offerReload();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
