/**
 * The style sheets that most pages share, in one order. Next puts the modules of all pages into one line, in the order in
 * which they are imported, and cuts the line into files. Pages that import this file first agree on the beginning of
 * the line, so it becomes one file for all of them (docs/adr/0030). A primitive of a single public page stands here too
 * where members' pages use it: else their forms' style sheets come between that page's own.
 */
import '@/components/ui/action/button.module.css';
import '@/components/ui/action/text-link.module.css';
import '@/components/shell/wall.module.css';
import '@/components/ui/state/notice-state.module.css';
import '@/components/ui/image/art-image.module.css';
import '@/components/ui/state/skeleton.module.css';
import '@/components/ui/state/status-mark.module.css';
import '@/components/ui/image/matted-image.module.css';
import '@/components/ui/list/pagination.module.css';
import '@/components/ui/list/more-items.module.css';
import '@/components/ui/list/paged-list.module.css';
import '@/components/ui/action/choice-links.module.css';
import '@/components/ui/field/checkbox.module.css';
import '@/components/ui/navigation/tabs.module.css';
import '@/components/ui/field/search-field.module.css';
import '@/components/ui/list/list-search.module.css';
import '@/components/ui/navigation/side-menu.module.css';
import '@/components/ui/rich-content.module.css';
import '@/components/ui/image/carousel.module.css';
import '@/components/ui/state/progress-bar.module.css';
import '@/components/search/understood-note.module.css';
import '@/components/search/highlighted.module.css';
import '@/components/like/like-button.module.css';
import '@/components/artist/artist-genres.module.css';
import '@/components/artist/artist-badge.module.css';
import '@/components/artist/artist-card.module.css';
import '@/components/artwork/artwork-card-label.module.css';
import '@/components/artwork/hang.module.css';
import '@/components/artwork/lazy-viewer.module.css';
import '@/components/artwork/rail-card.module.css';
import '@/components/article/article-card.module.css';
import '@/components/contest/terms-card.module.css';
import '@/components/ui/dialog/dialog-shell.module.css';
// The frame.
import '@/components/shell/full-menu.module.css';
import '@/components/shell/header-bar.module.css';
import '@/components/shell/logo.module.css';
import '@/components/shell/main-nav.module.css';
import '@/components/shell/news-badge.module.css';
import '@/components/shell/user-links.module.css';
import '@/components/shell/floating-buttons.module.css';
import '@/components/shell/site-footer.module.css';
import '@/components/shell/soft-navigation.module.css';
